import { fillIn } from '@corner/contract/texts/devices.ts'
import { ANALYTICS_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { CallFailure } from '../../../shared/api/failures.ts'

/** Why there is no list of teams (spec 2, section 8). */
export function teamsFailureText(failure: Error): string {
  if (!(failure instanceof CallFailure)) return ANALYTICS_TEXTS.generic
  return fillIn(ANALYTICS_TEXTS.teamsFailed, { status: String(failure.status) })
}

/** Why a team has no data to show: the server's sentence, else that it could not be fetched (spec 2, section 8). */
export function teamDataFailureText(failure: Error): string {
  return (failure instanceof CallFailure && failure.reply?.error) || ANALYTICS_TEXTS.teamDataFailed
}
