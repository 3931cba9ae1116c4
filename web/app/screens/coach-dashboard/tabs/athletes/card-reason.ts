import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { rowLines } from '@corner/analytics/athlete/row-lines.ts'
import { begun } from '@corner/analytics/insights/sentence.ts'
import { heldReasons } from '../../../../shared/verdict/day-reason.ts'
import type { TeamView } from '../../team-view/team-view.ts'

/** Why a card asks for attention, in a few words: the first that eases or rests the day, else the first issue; '' for neither. */
export function cardReason(
  status: AthleteStatus,
  { athleteDays, days, today }: Pick<TeamView, 'athleteDays' | 'days' | 'today'>,
): string {
  const [held = ''] = heldReasons(athleteDays?.get(status.athlete.athlete_id), today)
  return begun(held) || (rowLines(status, days)[0]?.text ?? '')
}
