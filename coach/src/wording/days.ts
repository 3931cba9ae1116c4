import { daysBetween } from '@corner/analytics/calendar.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days, Window } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../scope.ts'
import { writeDay, writeWhen } from './day-names.ts'
import { nounOfTests, writeTests } from './tests.ts'

type Period = Pick<CoachScope, 'days' | 'today'>

/** The days that a figure is about, as they stand in a sentence. */
export interface DaysPhrase {
  /** Behind a figure: `over the last 7 days`, `on Mon Nov 16`, `on Mondays of the last 28 days`. */
  over: string
  /** Behind a count: `in the last 7 days`. */
  within: string
  isOneDay: boolean
}

export function nameDays(days: Days, period: Period): DaysPhrase {
  const { window, weekdays, where, lag = 0 } = days
  const { from, until } = readWindow(window, { today: period.today, periodDays: period.days })
  const isOneDay = from === until
  if (where === undefined && weekdays === undefined) {
    if (isOneDay) {
      const when = writeWhen(from, period.today)
      return { over: when, within: when, isOneDay }
    }
    const span = nameSpan(window, from, until, period)
    return { over: `over ${span}`, within: `in ${span}`, isOneDay }
  }
  const span = isOneDay
    ? writeWhen(from, period.today)
    : `${where ? 'in' : 'of'} ${nameSpan(window, from, until, period)}`
  const parts = [
    weekdays && (where === undefined && lag > 0 ? after(lag, nameWeekdays(weekdays)) : nameWeekdays(weekdays)),
    where && (lag > 0 ? after(lag, writeTests(where)) : writeDaysWith(where)),
  ].filter((part) => part !== undefined)
  const [first = '', second] = parts
  const text = `on ${second === undefined ? first : `${first} that are ${second.replace(/^the days (?=\d)/, '').replace(/^the /, '')}`} ${span}`
  return { over: text, within: text, isOneDay: false }
}

/** `days with strain above 15`. */
const writeDaysWith = (where: NonNullable<Days['where']>) => `${nounOfTests(where)}s with ${writeTests(where)}`

const after = (lag: number, days: string) =>
  lag === 1 ? `the days after ${days}` : `the days ${lag} days after ${days}`

/** `the last 7 days`, `the 7 days before`, `the 6 days from Nov 16 to Nov 21`. */
function nameSpan(window: Window | undefined, from: CalendarDay, until: CalendarDay, { days, today }: Period): string {
  const length = daysBetween(from, until) + 1
  const isLast = window === undefined || ('last' in window && (window.before ?? 0) === 0)
  if (isLast) return `the last ${window === undefined ? days : length} days`
  return `the ${length} days from ${writeDay(from, today)} to ${writeDay(until, today)}`
}

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']

/** `Mondays`, `weekends`, `Mondays and Fridays`. */
export function nameWeekdays(weekdays: readonly number[]): string {
  const sorted = [...new Set(weekdays)].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  const key = sorted.join('')
  if (key === '60') return 'weekends'
  if (key === '12345') return 'Mondays to Fridays'
  const missing = [0, 1, 2, 3, 4, 5, 6].filter((day) => !sorted.includes(day))
  if (missing.length === 1) return `all days but ${WEEKDAYS[missing[0] ?? 0]}`
  const names = sorted.map((day) => WEEKDAYS[day] ?? '')
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
export const nameOfWeekday = (weekday: number): string => WEEKDAYS[weekday] ?? ''
