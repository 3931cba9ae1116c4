import { fillIn } from '@corner/contract/texts/devices.ts'
import { ANALYTICS_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { CallFailure } from '../../shared/api/failures.ts'

/**
 * Why an athlete's data could not be loaded (docs/reference/athlete-analysis.md#failures): by the status, or that there
 * was no answer.
 */
export function athleteFailureText(failure: Error): string {
  if (!(failure instanceof CallFailure)) return ANALYTICS_TEXTS.athleteFailedOtherwise
  return fillIn(ANALYTICS_TEXTS.athleteFailed, { status: String(failure.status) })
}

/** What to do about it; undefined: only trying again helps. */
export function athleteFailureHint(failure: Error): string | undefined {
  if (!(failure instanceof CallFailure)) return 'The server did not answer. Check the connection and try again.'
  if (isGone(failure)) return 'None of your teams has this athlete: the link may be old, or they have left the team.'
  if (failure.status === 400) return 'The address is incomplete: open the athlete from the Coach Dashboard.'
  return undefined
}

/** Whether the server knows no such athlete for this reader, or no longer. */
export function isGone(failure: Error): boolean {
  return failure instanceof CallFailure && failure.status === 404
}
