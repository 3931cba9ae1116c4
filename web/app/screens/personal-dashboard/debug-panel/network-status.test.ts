import { expect, it } from 'vitest'
import { CallFailure, NetworkFailure } from '../../../shared/api/failures.ts'
import { networkFailureText } from './network-status.ts'

it('distinguishes an error response from no response', () => {
  expect(networkFailureText(new CallFailure(503, 'Service Unavailable'))).toBe('Error 503')
  expect(networkFailureText(new NetworkFailure(new Error('x')))).toBe('Failed - No connection')
})
