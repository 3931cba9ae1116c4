import { fillIn } from '@corner/contract/texts/devices.ts'
import { ANALYTICS_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { CallFailure } from '../../../shared/api/failures.ts'

/** Why the list of teams could not be loaded (docs/reference/coach-dashboard.md#loading-and-empty). */
export function teamsFailureText(failure: Error): string {
  if (!(failure instanceof CallFailure)) return ANALYTICS_TEXTS.generic
  return fillIn(ANALYTICS_TEXTS.teamsFailed, { status: String(failure.status) })
}

/**
 * Why a team has no data to show: the server's sentence, or that loading failed
 * (docs/reference/coach-dashboard.md#loading-and-empty).
 */
export function teamDataFailureText(failure: Error): string {
  return (failure instanceof CallFailure && failure.reply?.error) || ANALYTICS_TEXTS.teamDataFailed
}

/** The same within a sentence of ours, where the text for a broken connection would read like a log. */
export function reasonInSentence(failure: string): string {
  return failure === ANALYTICS_TEXTS.teamDataFailed ? 'no usable answer from the server' : failure
}
