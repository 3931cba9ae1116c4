import { expect, it } from 'vitest'
import { firstProblem } from './validation.ts'

const filled = {
  first_name: 'Dana',
  last_name: 'Cole',
  email: 'dana@club.example',
  password: 'sixsix',
  confirm_password: 'sixsix',
}
const empty = { first_name: '', last_name: '', email: '', password: '', confirm_password: 'x' }

it('finds nothing to change in a form that is filled in', () => {
  expect(firstProblem(filled)).toBeNull()
})

it('reports problems one by one in the specified order', () => {
  const form = { ...empty }
  const texts: (string | undefined)[] = []
  const next = () => texts.push(firstProblem(form)?.text)
  next()
  form.email = 'dana'
  next()
  form.email = 'dana@club.example'
  next()
  form.first_name = 'Dana'
  next()
  form.last_name = 'Cole'
  next()
  form.password = 'five5'
  next()
  form.password = 'sixsix'
  next()
  expect(texts).toEqual([
    'Email is required',
    'Please enter a valid email address',
    'First name is required',
    'Last name is required',
    'Password must be at least 6 characters long',
    'Password must be at least 6 characters long',
    'Passwords do not match',
  ])
})

it.each(['email', 'first_name', 'last_name'] as const)('treats blanks as empty in %s', (field) => {
  expect(firstProblem({ ...filled, [field]: '  ' })).toMatchObject({ field })
})

it.each([
  ['dana@', 'Please enter a valid email address'],
  ['dana @club.example', 'Please enter a valid email address'],
  ['dana;cole@club.example', 'Please enter a valid email address'],
  ['d\u0430na@club.example', 'This address contains look-alike or invisible characters. Please type it by hand.'],
])('refuses the address %s as the server does, before it is asked', (email, text) => {
  expect(firstProblem({ ...filled, email })).toEqual({ field: 'email', text })
})

it('refuses a name that the server would refuse', () => {
  expect(firstProblem({ ...filled, first_name: 'D'.repeat(400) })).toMatchObject({ field: 'first_name' })
})
