import { expect, it } from 'vitest'
import { CallFailure, NetworkFailure } from '../../../shared/api/failures.ts'
import { isOAuthRequired, ownRecordsFailureText } from './own-records-failure.ts'

const OTHERWISE = 'An error occurred while fetching HRV data'

it('shows the detail of the response, else its status', () => {
  const detailed = new CallFailure(503, 'Service Unavailable', {
    error: 'x',
    code: 'unavailable',
    detail: 'Back at noon',
  })
  expect(ownRecordsFailureText(detailed, OTHERWISE)).toBe('Back at noon')
  expect(ownRecordsFailureText(new CallFailure(502, 'Bad Gateway'), OTHERWISE)).toBe('HTTP 502: Bad Gateway')
  expect(ownRecordsFailureText(new CallFailure(502, ''), OTHERWISE)).toBe('HTTP 502')
})

it('shows the fallback without a response', () => {
  expect(ownRecordsFailureText(new NetworkFailure(new Error('x')), OTHERWISE)).toBe(OTHERWISE)
})

it('recognizes an unusable device link by the detail only', () => {
  const refused = (detail?: string) => new CallFailure(403, 'Forbidden', { error: 'x', code: 'forbidden', detail })
  expect(isOAuthRequired(refused('whoop_oauth_required'))).toBe(true)
  expect(isOAuthRequired(refused())).toBe(false)
  expect(isOAuthRequired(null)).toBe(false)
})
