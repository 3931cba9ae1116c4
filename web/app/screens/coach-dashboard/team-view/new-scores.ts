import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { ageInDays } from '@corner/analytics/days/data-age.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/** The days of the athletes' latest recoveries: of today, or of the day after in a time zone further east, and the older ones, newest first. */
export function recoveryDays(statuses: readonly Pick<AthleteStatus, 'metrics'>[], today: CalendarDay) {
  const days = statuses.flatMap(({ metrics }) => metrics.recovery.latestDate ?? [])
  return {
    newDays: days.filter((day) => ageInDays(day, today) === 0),
    olderDays: days
      .filter((day) => ageInDays(day, today) > 0)
      .sort()
      .reverse(),
  }
}
