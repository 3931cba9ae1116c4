import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/**
 * Whether a day is over. What is counted over a day, as its strain, grows until then, so a day that still runs is
 * compared with no whole day.
 * @param runningDay the day that is not over yet
 */
export const isFinished = (day: CalendarDay, runningDay: CalendarDay): boolean => day < runningDay

/**
 * Whether the newest value may still grow, so that it reads "so far".
 * @param newest its day; null: there is no value
 */
export const isSoFar = (newest: CalendarDay | null, runningDay: CalendarDay): boolean =>
  newest !== null && !isFinished(newest, runningDay)
