import { expect, it } from 'vitest'
import { CallFailure, NetworkFailure } from '../api/failures.ts'
import { isRoleRefused } from './is-role-refused.ts'

it.each([
  [new CallFailure(403, '', { error: 'Your role may not do this', code: 'forbidden' }), true],
  [new CallFailure(403, '', { error: 'Link it again', code: 'whoop_oauth_required' }), false],
  [new CallFailure(403, 'Forbidden'), false],
  [new CallFailure(401, '', { error: 'Sign in again', code: 'forbidden' }), false],
  [new NetworkFailure(null), false],
])('%o', (error, refused) => {
  expect(isRoleRefused(error)).toBe(refused)
})
