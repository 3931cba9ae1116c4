import { fillIn } from '@corner/contract/texts/devices.ts'
import { ANALYTICS_TEXTS, WHOOP_OAUTH_REQUIRED } from '@corner/contract/texts/team-analytics.ts'
import { CallFailure } from '../../../shared/api/failures.ts'

/** What a failed call of own records says: the answer's detail, else its status; without an answer the call's own sentence (spec 2, section 8). */
export function ownRecordsFailureText(failure: Error, otherwise: string): string {
  if (!(failure instanceof CallFailure)) return otherwise
  const { status, statusText, reply } = failure
  const written = fillIn(ANALYTICS_TEXTS.httpStatus, { status: String(status), statusText })
  return reply?.detail ?? written.replace(/: $/, '') // HTTP/2 sends no status text
}

/** The link exists and can no longer be used: the wearable must be connected again (design.md). */
export function isOAuthRequired(failure: Error | null): boolean {
  return failure instanceof CallFailure && failure.reply?.detail === WHOOP_OAUTH_REQUIRED
}
