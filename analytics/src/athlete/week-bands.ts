import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { type RecoveryBand, readRecovery } from '../bands/recovery-bands.ts'
import { daysUntil, WEEK_DAYS } from '../days/calendar.ts'
import type { AthleteRecords } from './athlete-records.ts'

/** The band of one day's recovery; score in percent, null: no score. */
export interface DayBand {
  day: CalendarDay
  score: number | null
  band: RecoveryBand
}

/** The recovery bands of the 7 days until `today`, oldest first, with an entry for each day. */
export function weekBands({ recovery_data }: Pick<AthleteRecords, 'recovery_data'>, today: CalendarDay): DayBand[] {
  const scores = new Map(recovery_data.map(({ date, recovery_score }) => [date, recovery_score]))
  return daysUntil(today, WEEK_DAYS).map((day) => {
    const score = scores.get(day) ?? null
    return { day, score, band: readRecovery(score) }
  })
}
