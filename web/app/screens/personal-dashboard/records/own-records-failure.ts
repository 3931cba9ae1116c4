import { fillIn } from '@corner/contract/texts/devices.ts'
import { ANALYTICS_TEXTS, WHOOP_OAUTH_REQUIRED } from '@corner/contract/texts/team-analytics.ts'
import { CallFailure } from '../../../shared/api/failures.ts'

/**
 * Message of a failed call for own records: the answer's detail, else its status; without an answer the call's fallback
 * (docs/reference/personal-dashboard.md#empty-and-failed).
 */
export function ownRecordsFailureText(failure: Error, otherwise: string): string {
  if (!(failure instanceof CallFailure)) return otherwise
  const { status, statusText, reply } = failure
  const written = fillIn(ANALYTICS_TEXTS.httpStatus, { status: String(status), statusText })
  return reply?.detail ?? written.replace(/: $/, '') // HTTP/2 sends no status text
}

/**
 * The link exists but can no longer be used: the wearable must be connected again
 * (docs/reference/device-connection.md#a-link-that-can-no-longer-be-used).
 */
export function isOAuthRequired(failure: Error | null): boolean {
  return failure instanceof CallFailure && failure.reply?.detail === WHOOP_OAUTH_REQUIRED
}
