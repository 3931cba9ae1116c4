import { daysBetween, WEEKDAY_NAMES } from '@corner/analytics/days/calendar.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days, Window } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../scope.ts'
import { writeDay, writeWhen } from './day-names.ts'
import { joinAnd } from './english.ts'
import { nounOfTests, writeTests } from './tests.ts'

type Period = Pick<CoachScope, 'days' | 'today'>

/** The days of a figure, as phrases for a sentence. */
export interface DaysPhrase {
  /** After a figure: `over the last 7 days`, `on Mon Nov 16`, `on Mondays of the last 28 days`. */
  over: string
  /** After a count: `in the last 7 days`. */
  within: string
  isOneDay: boolean
}

export function nameDays(days: Days, period: Period): DaysPhrase {
  const { from, until } = readWindow(days.window, { today: period.today, periodDays: period.days })
  const isOneDay = from === until
  const picked = pickedDays(days)
  const span = isOneDay ? writeWhen(from, period.today) : nameSpan(days.window, from, until, period)
  if (picked !== '') {
    const text = `on ${picked} ${isOneDay ? '' : days.where ? 'in ' : 'of '}${span}`
    return { over: text, within: text, isOneDay: false }
  }
  return isOneDay ? { over: span, within: span, isOneDay } : { over: `over ${span}`, within: `in ${span}`, isOneDay }
}

/** Which days of a window: `Mondays`, `nights with sleep below 6 h`, `the days after strain above 15`; '' for all. */
export function pickedDays({ weekdays = [], where, lag = 0 }: Days): string {
  const named = nameWeekdays(weekdays)
  if (!where) return lag > 0 && named !== '' ? after(lag, named) : named
  const tests = writeTests(where)
  const met = lag > 0 ? after(lag, tests) : `${nounOfTests(where)}s with ${tests}`
  return named === '' ? met : `${named} that are ${met.replace(/^the (days (?=\d))?/, '')}`
}

const after = (lag: number, days: string) =>
  lag === 1 ? `the days after ${days}` : `the days ${lag} days after ${days}`

/** `the last 7 days`, `the 7 days before`, `the 6 days from Nov 16 to Nov 21`. */
function nameSpan(window: Window | undefined, from: CalendarDay, until: CalendarDay, { days, today }: Period): string {
  const length = daysBetween(from, until) + 1
  const isLast = window === undefined || ('last' in window && (window.before ?? 0) === 0)
  if (isLast) return `the last ${window === undefined ? days : length} days`
  return `the ${length} days from ${writeDay(from, today)} to ${writeDay(until, today)}`
}

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0]
/** This few missing weekdays are quicker to name than the others. */
const FEW_WEEKDAYS = 2

/** `Mondays`, `weekends`, `Mondays and Fridays`; '' for all. */
function nameWeekdays(weekdays: readonly number[]): string {
  const [named, missing] = [true, false].map((isNamed) =>
    MONDAY_FIRST.filter((day) => weekdays.includes(day) === isNamed),
  ) as [number[], number[]]
  const key = named.join('')
  if (key === '60') return 'weekends'
  if (key === '12345') return 'Mondays to Fridays'
  const isAll = missing.length === 0
  if (isAll || missing.length > FEW_WEEKDAYS) return isAll ? '' : joinAnd(named.map(nameOfWeekday))
  return `all days but ${joinAnd(missing.map(nameOfWeekday))}`
}

/** `Sundays` of 0. */
export const nameOfWeekday = (weekday: number): string => `${WEEKDAY_NAMES[weekday] ?? ''}s`

/** Whether days are a single day. */
export const isOneDay = (window: Window) =>
  'day' in window || ('last' in window ? window.last === 1 : window.from === window.until)
