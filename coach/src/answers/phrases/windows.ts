import { daysBetween } from '@corner/analytics/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { CoachScope } from '../../scope.ts'
import { writeDay } from '../../wording/day-names.ts'

/** Calendar days, both ends included. */
export interface Window {
  from: CalendarDay
  until: CalendarDay
  /** Only these days of the week, 0 for Sunday; absent: all. */
  weekdays?: readonly number[]
  /** As it stands in a sentence: `the last 14 days`, `yesterday`, `on Mondays of the last 7 days`. */
  label: string
}

/** What is asked about some days; without them it is the chat's period. */
export interface Asked {
  window?: Window | undefined
}
type Period = Pick<CoachScope, 'days' | 'today'>

/** The days that are spoken of, as they stand behind a preposition: `the last 7 days`, `yesterday, Nov 20`. */
export function writeWindow({ window }: Asked, { days, today }: Period): string {
  return window === undefined ? `the last ${days} days` : labelWithDays(window, today)
}

/** `over the last 7 days`, `on Mondays of the last 28 days`, `yesterday, Nov 20`. */
export function overWindow(question: Asked, period: Period): string {
  const text = writeWindow(question, period)
  return /^(the|these|those)\b/i.test(text) ? `over ${text}` : text
}

/** `in the last 7 days`, where things are counted. */
export function inWindow(question: Asked, period: Period): string {
  const text = writeWindow(question, period)
  return /^(the|these|those)\b/i.test(text) ? `in ${text}` : text
}

/** Whether a single day is asked about. */
export const isOneDay = (window: Window | undefined): window is Window =>
  window !== undefined && window.from === window.until

/** A label that does not say its days (`this week`, `since Monday`) gets them: `since Monday (6 days, Nov 16 to Nov 21)`. */
function labelWithDays(window: Window, today: string): string {
  const { label, from, until, weekdays } = window
  if (weekdays || /\d/.test(label)) return label
  if (from === until) return `${label}, ${writeDay(from, today)}`
  return `${label} (${daysBetween(from, until) + 1} days, ${writeDay(from, today)} to ${writeDay(until, today)})`
}
