import { expect, it } from 'vitest'
import { CallFailure, NetworkFailure } from '../../../shared/api/failures.ts'
import { isOAuthRequired, ownRecordsFailureText } from './own-records-failure.ts'

const OTHERWISE = 'An error occurred while fetching HRV data'

it('says the detail of the answer, else its status', () => {
  const detailed = new CallFailure(503, 'Service Unavailable', {
    error: 'x',
    code: 'unavailable',
    detail: 'Back at noon',
  })
  expect(ownRecordsFailureText(detailed, OTHERWISE)).toBe('Back at noon')
  expect(ownRecordsFailureText(new CallFailure(502, 'Bad Gateway'), OTHERWISE)).toBe('HTTP 502: Bad Gateway')
  expect(ownRecordsFailureText(new CallFailure(502, ''), OTHERWISE)).toBe('HTTP 502')
})

it('says its own sentence when no answer came', () => {
  expect(ownRecordsFailureText(new NetworkFailure(new Error('x')), OTHERWISE)).toBe(OTHERWISE)
})

it('knows a link that must be made anew by the detail alone', () => {
  const refused = (detail?: string) => new CallFailure(403, 'Forbidden', { error: 'x', code: 'forbidden', detail })
  expect(isOAuthRequired(refused('whoop_oauth_required'))).toBe(true)
  expect(isOAuthRequired(refused())).toBe(false)
  expect(isOAuthRequired(null)).toBe(false)
})
