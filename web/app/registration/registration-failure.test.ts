import type { ErrorReply } from '@corner/contract/errors.ts'
import { expect, it } from 'vitest'
import { CallFailure, NetworkFailure } from '../api/failures.ts'
import { registrationFailureText } from './registration-failure.ts'

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
