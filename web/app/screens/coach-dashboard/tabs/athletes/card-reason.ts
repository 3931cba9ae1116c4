import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { rowLines } from '@corner/analytics/athlete/row-lines.ts'
import { isHeldBack } from '@corner/analytics/day-verdict/verdict-place.ts'
import type { AthleteDays } from '../../../../shared/verdict/athlete-days.ts'

/** Why a card asks for attention, in a few words: what eases or rests the day, else the first issue; '' for neither. */
export function cardReason(status: AthleteStatus, days: AthleteDays): string {
  const day = days?.get(status.athlete.athlete_id)
  const held = isHeldBack(day?.verdict) ? day?.first_reason : null
  return held || (rowLines(status)[0]?.text ?? '')
}
