import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { daysBetween, daysUntil, weekdayOf } from '../days/calendar.ts'
import type { DayRecords } from './day-records.ts'

/** A range of calendar days, both ends included. */
export interface DayWindow {
  from: CalendarDay
  until: CalendarDay
  /** Only these weekdays, 0 for Sunday; absent: all. */
  weekdays?: readonly number[] | undefined
}

export function isWithin({ from, until, weekdays }: DayWindow, day: CalendarDay): boolean {
  return day >= from && day <= until && (weekdays === undefined || weekdays.includes(weekdayOf(day)))
}

/** Every day of the range, oldest first. */
export function daysOf(window: DayWindow): CalendarDay[] {
  const { from, until } = window
  return daysUntil(until, daysBetween(from, until) + 1).filter((day) => isWithin(window, day))
}

/** The athlete with only the records of these days, for every loaded series. */
export function recordsWithin<Athlete extends DayRecords>(athlete: Athlete, window: DayWindow): Athlete {
  const isMeant = ({ date }: { date: CalendarDay }) => isWithin(window, date)
  return {
    ...athlete,
    recovery_data: athlete.recovery_data.filter(isMeant),
    sleep_data: athlete.sleep_data.filter(isMeant),
    activity_data: athlete.activity_data.filter(isMeant),
    ...(athlete.naps && { naps: athlete.naps.filter(isMeant) }),
    ...(athlete.workouts && { workouts: athlete.workouts.filter(isMeant) }),
  }
}
