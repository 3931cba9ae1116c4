import { expect, it } from 'vitest'
import { newPasswordProblem } from './new-password.ts'

it.each([
  ['12345', '12345', 'password', 'Password must be at least 6 characters long'],
  ['123456', '1234567', 'confirm_password', 'Passwords do not match'],
  ['123456', '', 'confirm_password', 'Passwords do not match'],
])('says of %j and %j what is wrong first', (password, confirmation, field, text) => {
  expect(newPasswordProblem(password, confirmation)).toEqual({ field, text })
})

it('requires six characters, typed twice', () => {
  expect(newPasswordProblem('123456', '123456')).toBeNull()
})
