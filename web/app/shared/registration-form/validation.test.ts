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

it('names what must change in the order of the spec, one after the other', () => {
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

it.each(['email', 'first_name', 'last_name'] as const)('takes blanks alone for nothing in %s', (field) => {
  expect(firstProblem({ ...filled, [field]: '  ' })).toMatchObject({ field })
})
