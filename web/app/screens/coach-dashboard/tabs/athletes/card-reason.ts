import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { rowLines } from '@corner/analytics/athlete/row-lines.ts'
import { begun } from '@corner/analytics/insights/sentence.ts'
import { heldReason } from '../../../../shared/verdict/day-reason.ts'
import type { TeamView } from '../../team-view/team-view.ts'

/** Why a card asks for attention, in a few words: what eases or rests the day, else the first issue; '' for neither. */
export function cardReason(
  status: AthleteStatus,
  { athleteDays, days }: Pick<TeamView, 'athleteDays' | 'days'>,
): string {
  return begun(heldReason(athleteDays?.get(status.athlete.athlete_id))) || (rowLines(status, days)[0]?.text ?? '')
}
