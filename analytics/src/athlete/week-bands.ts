import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { RecoveryRecord } from '@corner/contract/entities/team-records.ts'
import { type RecoveryBand, readRecovery } from '../bands/recovery-bands.ts'
import { daysUntil, WEEK_DAYS } from '../days/calendar.ts'

/** The band of one day's recovery; score in percent, null: no score. */
export interface DayBand {
  day: CalendarDay
  score: number | null
  band: RecoveryBand
}

/** Of an athlete, as much as the bands of a week need. */
export interface RecoveryDays {
  recovery_data: readonly Pick<RecoveryRecord, 'date' | 'recovery_score'>[]
}

/** The recovery bands of the 7 days until `today`, oldest first, with an entry for each day. */
export function weekBands({ recovery_data }: RecoveryDays, today: CalendarDay): DayBand[] {
  const scores = new Map(recovery_data.map(({ date, recovery_score }) => [date, recovery_score]))
  return daysUntil(today, WEEK_DAYS).map((day) => {
    const score = scores.get(day) ?? null
    return { day, score, band: readRecovery(score) }
  })
}
