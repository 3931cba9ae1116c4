import { dayLabel } from '@corner/analytics/day-label.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days, Window } from '@corner/contract/entities/query.ts'
import { joinAnd } from '../answers/phrases/lists.ts'
import { writeDay } from '../wording/day-names.ts'
import { dayTestsText } from './day-test-words.ts'
import type { LineScope } from './described.ts'
import { dayNoun } from './metric-words.ts'
import { countedWord } from './number-words.ts'

/** The days of a window: `today`, `Nov 20`, `Nov 15 to 21`, `Dec 20, 2025 to Jan 3`; of no window those of the chat's period. */
export function windowText(window: Window | undefined, { today, days }: LineScope): string {
  const { from, until } = readWindow(window, { today, periodDays: days })
  return spanText(from, until, today)
}

function spanText(from: CalendarDay, until: CalendarDay, today: CalendarDay): string {
  if (from === until) return from === today ? 'today' : writeDay(from, today)
  if (from.slice(0, 4) !== until.slice(0, 4)) return `${writeDay(from, today)} to ${writeDay(until, today)}`
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7)
  const end = isOneMonth ? String(Number(until.slice(8))) : dayLabel(until)
  const year = until.slice(0, 4) === today.slice(0, 4) ? '' : `, ${until.slice(0, 4)}`
  return `${dayLabel(from)} to ${end}${year}`
}

/** `Mondays, Nov 15 to 21`, `the day after strain above 15, Nov 15 to 21`. */
export function daysText(days: Days, scope: LineScope): string {
  const picked = pickedDays(days, scope)
  const window = windowText(days.window, scope)
  return picked === '' ? window : `${picked}, ${window}`
}

/** Which days of the window, without it; '' for all. */
export function pickedDays({ weekdays = [], where = [], lag = 0 }: Days, scope: LineScope): string {
  const named = weekdaysText(weekdays)
  if (where.length === 0) return lag > 0 && named !== '' ? `${afterText(lag)} ${named}` : named
  const tests = dayTestsText(where, scope)
  if (lag > 0) return [named, `${afterText(lag)} ${tests}`].filter((text) => text !== '').join(', ')
  return `${named === '' ? `${dayNoun(where)}s` : named} with ${tests}`
}

const afterText = (lag: number) => `${lag === 1 ? 'the day' : countedWord(lag, 'day')} after`

/** So many left out are said faster than the others. */
const FEW_WEEKDAYS = 2

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']

function weekdaysText(weekdays: readonly number[]): string {
  // Monday first.
  const distinct = [...new Set(weekdays)].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  const key = distinct.join('')
  if (key === '60') return 'weekends'
  if (key === '12345') return 'Monday to Friday'
  if (distinct.length === WEEKDAYS.length) return ''
  const missing = [1, 2, 3, 4, 5, 6, 0].filter((day) => !distinct.includes(day))
  const namesOf = (days: readonly number[]) => joinAnd(days.map((day) => WEEKDAYS[day] ?? ''))
  return missing.length <= FEW_WEEKDAYS ? `all days but ${namesOf(missing)}` : namesOf(distinct)
}
