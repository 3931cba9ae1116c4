import { expect, it } from 'vitest'
import { CallFailure, NetworkFailure } from '../../shared/api/failures.ts'
import { signInFailureText } from './sign-in-failure.ts'

it("says the server's detail", () => {
  const detail = 'Email or password is wrong'
  const error = new CallFailure(401, '', { error: 'Other words', code: 'wrong_credentials', detail })
  expect(signInFailureText(error)).toBe(detail)
})

it('says that authentication failed when the server gives no detail', () => {
  expect(signInFailureText(new CallFailure(401, ''))).toBe('Authentication failed')
})

it('says that an error occurred when no answer came', () => {
  expect(signInFailureText(new NetworkFailure(null))).toBe('An error occurred')
})
