import { fillIn } from '@corner/contract/texts/devices.ts'
import { ANALYTICS_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { CallFailure } from '../../shared/api/failures.ts'

/** Why an athlete's data is not here (spec 2, section 8): by the status of the answer, or that there was none. */
export function athleteFailureText(failure: Error): string {
  if (!(failure instanceof CallFailure)) return ANALYTICS_TEXTS.athleteFailedOtherwise
  return fillIn(ANALYTICS_TEXTS.athleteFailed, { status: String(failure.status) })
}

/** What to make of it; undefined: to try again is all there is. */
export function athleteFailureHint(failure: Error): string | undefined {
  if (!(failure instanceof CallFailure)) return 'The server did not answer. Check the connection and try again.'
  if (isGone(failure)) return 'None of your teams has this athlete: the link may be old, or they have left the team.'
  if (failure.status === 400) return 'The address is incomplete: open the athlete from the Coach Dashboard.'
  return undefined
}

/** Whether the server knows no such athlete for this reader: never, or no longer. */
export function isGone(failure: Error): boolean {
  return failure instanceof CallFailure && failure.status === 404
}
