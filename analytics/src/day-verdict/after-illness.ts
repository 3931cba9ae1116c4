import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import { addDays, daysUntil } from '../days/calendar.ts'
import { daysLabel } from '../days/day-label.ts'
import type { FindSigns } from './sign.ts'
import { findIllness } from './vital-signs.ts'

/** For this many days after illness-like nights, a high recovery is no reason for a hard day; our own choice. */
export const STEPS_BACK_DAYS = 3

/**
 * Finds illness-like nights that ended in the last days while recovery is green: training resumes in steps after an
 * illness (knowledge/articles/return-to-play.md). A lower recovery reduces the day's load anyway.
 */
export const findAfterIllness: FindSigns = (points, today) => {
  const recovery = points('recovery').at(-1)
  if (!recovery || recovery.value < MARKS.recoveryHighFrom || findIllness(points, today).length > 0) return []
  const [ill] = daysUntil(addDays(today, -1), STEPS_BACK_DAYS)
    .toReversed()
    .flatMap((day) => findIllness(points, day))
  if (!ill || ill.from === ill.until) return []
  return [
    {
      kind: 'after_illness',
      weight: 'mild',
      name: 'vital signs only just back to usual',
      text: `several vital signs were off at once until ${daysLabel(ill.until, ill.until)}`,
      ask: 'Do you feel quite yourself again?',
      from: ill.from,
      until: ill.until,
    },
  ]
}
