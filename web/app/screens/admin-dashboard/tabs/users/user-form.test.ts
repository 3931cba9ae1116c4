import { expect, it } from 'vitest'
import { readUserForm, userFormProblem } from './user-form.ts'

const filled = {
  first_name: 'Dana',
  last_name: 'Cole',
  username: 'dana',
  email: 'dana@club.example',
  password: 'sixsix',
  confirmPassword: 'sixsix',
}

it('finds nothing to change in a form that is filled in, and in an edit without a password', () => {
  expect(userFormProblem(filled, 'create')).toBeNull()
  expect(userFormProblem({ ...filled, password: '', confirmPassword: '' }, 'update')).toBeNull()
})

it.each(['first_name', 'last_name', 'username', 'email'] as const)('asks for %s in both forms', (field) => {
  const problem = { text: 'Please fill in all required fields', fields: [field], mark: 'Required' }
  expect(userFormProblem({ ...filled, [field]: '' }, 'create')).toEqual(problem)
  expect(userFormProblem({ ...filled, [field]: '' }, 'update')).toEqual(problem)
})

it('asks for what is required before it compares the passwords', () => {
  const form = { ...filled, email: '', password: '', confirmPassword: 'other' }
  expect(userFormProblem(form, 'create')).toEqual({
    text: 'Please fill in all required fields',
    fields: ['email', 'password'],
    mark: 'Required',
  })
})

it.each(['create', 'update'] as const)('compares the passwords in %s', (change) => {
  const problem = { text: 'Passwords do not match', fields: ['confirmPassword'], mark: 'Passwords do not match' }
  expect(userFormProblem({ ...filled, confirmPassword: 'sixsiX' }, change)).toEqual(problem)
  expect(userFormProblem({ ...filled, confirmPassword: '' }, change)).toEqual(problem)
})

it('treats blanks as empty, but keeps a password unchanged', () => {
  const typed = new FormData()
  for (const [name, value] of Object.entries({ ...filled, username: '  ', password: ' six six ' }))
    typed.set(name, value)
  expect(readUserForm(typed)).toMatchObject({ username: '', password: ' six six ', email: 'dana@club.example' })
})
