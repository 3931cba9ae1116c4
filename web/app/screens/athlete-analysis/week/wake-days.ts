import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { nameMakers } from '@corner/analytics/series/one-maker.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'

export type Series = Pick<AthleteRecords, 'recovery_data' | 'sleep_data' | 'activity_data'>

/**
 * The records by the day that labels them: the record's date plus one day, which is the wake day
 * (docs/reference/athlete-analysis.md#dates-on-this-screen). A night has the same day here and on the coach's
 * dashboard.
 */
export function byWakeDay({ recovery, sleep, activity }: AthleteDetail): Series {
  return {
    recovery_data: nameMakers(recovery.recovery_data, recovery.sources).map(oneDayOn),
    sleep_data: nameMakers(sleep.sleep_data, sleep.sources).map(oneDayOn),
    activity_data: nameMakers(activity.activity_data, activity.sources).map(oneDayOn),
  }
}

function oneDayOn<DayRecord extends { date: CalendarDay }>(record: DayRecord): DayRecord {
  return { ...record, date: addDays(record.date, 1) }
}
