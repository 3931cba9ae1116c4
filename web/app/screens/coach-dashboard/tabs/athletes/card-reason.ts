import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { rowLines } from '@corner/analytics/athlete/row-lines.ts'
import { begun } from '@corner/analytics/insights/sentence.ts'
import type { AthleteDays } from '../../../../shared/verdict/athlete-days.ts'
import { heldReason } from '../../../../shared/verdict/day-reason.ts'

/** Why a card asks for attention, in a few words: what eases or rests the day, else the first issue; '' for neither. */
export function cardReason(status: AthleteStatus, days: AthleteDays): string {
  return begun(heldReason(days?.get(status.athlete.athlete_id))) || (rowLines(status)[0]?.text ?? '')
}
