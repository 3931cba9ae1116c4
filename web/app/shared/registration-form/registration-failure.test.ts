import type { ErrorReply } from '@corner/contract/errors.ts'
import { expect, it } from 'vitest'
import { CallFailure, NetworkFailure } from '../api/failures.ts'
import { registrationFailureText, registrationFieldProblems } from './registration-failure.ts'

const refused = (reply?: object) => new CallFailure(400, 'Bad Request', reply as ErrorReply | undefined)

it.each([
  ["the server's error first", refused({ error: 'Too many', username: 'taken', detail: 'd' }), 'Too many'],
  ['a taken username', refused({ username: 'taken', email: 'taken' }), 'A user with this email already exists'],
  ['a taken address', refused({ email: 'taken', detail: 'd' }), 'Email already exists'],
  ['the detail', refused({ detail: 'Not now' }), 'Not now'],
  ['nothing more', refused(), 'Registration failed'],
  ['no connection', new NetworkFailure(null), 'An error occurred during registration'],
])('says with %s', (_, error, text) => {
  expect(registrationFailureText(error)).toBe(text)
})

it('shows a taken username at the address field, and errors without a field in the message', () => {
  const fields = { username: 'taken', email: 'also', team_code: 'unknown', setup_token: 'too long' }
  const told = Object.entries(registrationFieldProblems(refused({ error: 'taken', fields }))).filter(([, text]) => text)
  expect(told).toEqual([['email', 'taken']])
  expect(registrationFieldProblems(refused({ fields: { email: 'also' } })).email).toBe('also')
})
