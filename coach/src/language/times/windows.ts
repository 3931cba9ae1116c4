import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Found, Slots } from '../words/phrases.ts'
import type { Token } from '../words/token.ts'
import {
  dayInWords,
  isDay,
  monthName,
  monthNamed,
  newestDate,
  newestWeekday,
  weekdayName,
  weekdaysNamed,
} from './calendar-words.ts'
import { findDayRanges } from './day-ranges.ts'
import { findDays, newestOfNumber, TIME_SLOTS } from './days.ts'
import { isHoliday, lastHoliday } from './holidays.ts'
import { trailingYear } from './trailing-year.ts'
import type { Window } from './window.ts'
import type { WindowMention } from './window-mention.ts'
import { WINDOW_LEXICON } from './window-words.ts'

// "Only a couple of nights", "on at least 2 days" count days and name no period.
const NO_WINDOW_AFTER = new Set(['only', 'least', 'than', 'exactly'])

/** The periods of a message, in order. */
export function findWindows(tokens: readonly Token[], today: CalendarDay, periodDays: number): WindowMention[] {
  const days = findDays(tokens, today)
  const spans = findDayRanges(tokens, days, today)
  const slots: Slots = {
    ...TIME_SLOTS,
    weekdays: ({ text }) => weekdaysNamed(text) !== undefined,
    feast: ({ text }) => isHoliday(text) || text === 'day',
  }
  const found = WINDOW_LEXICON.find(tokens, slots).filter(
    ({ from }) => tokens[from]?.value === undefined || !NO_WINDOW_AFTER.has(tokens[from - 1]?.text ?? ''),
  )
  const asked = found.filter(({ from }) => !isExcluded(tokens, from))
  const words = withoutVague(asked.length < found.length ? asked.map(asBefore) : asked, tokens)
  const names = new Set(words.map(({ concept }) => concept))
  const stretches = words.flatMap((found) => {
    const window = windowOf(found, tokens, { today, periodDays, names })
    const until =
      found.until + (found.concept === 'in_month' && trailingYear(tokens, found.until) !== undefined ? 1 : 0)
    return window
      ? [{ ...found, until, today, window, isOneDay: false, isBefore: found.concept.endsWith('before') }]
      : []
  })
  const singles = days.map(({ from, until, day, label }) => ({
    from,
    until,
    concept: 'day',
    today,
    isOneDay: true,
    isBefore: false,
    window: { from: day, until: day, label },
  }))
  return withoutOverlap([
    ...spans,
    ...(spans.length + singles.length === 0 ? asPast(stretches) : stretches),
    ...singles,
  ])
}

/** "Over the previous 7 days" without another period: the past ones. */
const asPast = (stretches: readonly WindowMention[]): WindowMention[] =>
  stretches.map((one) => {
    if (stretches.length > 1 || !/^(days|weeks)_before$/.test(one.concept)) return one
    const { from, until } = one.window
    return { ...one, isBefore: false, window: lastDays(daysBetween(from, until) + 1, one.today) ?? one.window }
  })

const LAST_WORDS = /^(last|past|recent|this|today)$/
const EXCLUDING = new Set(['not', 'except', 'excluding', 'without'])

/** "Not this week". */
const isExcluded = (tokens: readonly Token[], from: number) => EXCLUDING.has(tokens[from - 1]?.text ?? '')

/** "The previous 7 days, not this week": the 7 days before the current ones. */
const asBefore = (found: Found): Found =>
  found.concept === 'days_before' ? { ...found, concept: 'period_before' } : found

/** "Lately, over 30 days": the explicit days count. */
function withoutVague(found: readonly Found[], tokens: readonly Token[]): readonly Found[] {
  const isVague = ({ concept, from, until }: Found) =>
    concept === 'few_days' && !tokens.slice(from, until).some(({ value }) => value !== undefined)
  const said = found.filter((each) => !isVague(each))
  return said.length > 0 ? said : found
}

interface Calendar {
  today: CalendarDay
  periodDays: number
  names: ReadonlySet<string>
}

function windowOf(
  { concept, captured, from, until }: Found,
  tokens: readonly Token[],
  { today, periodDays, names }: Calendar,
): Window | undefined {
  const first = tokens[captured[0] ?? -1]
  const count = first?.value
  switch (concept) {
    case 'days':
      // "In one day" means any single day of the period.
      return count === 1 && !LAST_WORDS.test(tokens[from]?.text ?? '') ? undefined : lastDays(count, today)
    case 'weeks':
      return lastDays((count ?? 0) * 7, today)
    case 'months':
      return lastDays((count ?? 0) * 30, today)
    case 'fortnight':
      return lastDays(14, today)
    case 'few_days':
      return lastDays(Math.min(periodDays, 7), today)
    case 'this_week':
      return lastDays(7, today)
    case 'last_week':
      return names.has('this_week') && !names.has('week_before') ? before(lastDays(7, today), 7) : lastDays(7, today)
    case 'week_before':
      return before(lastDays(7, today), 7)
    case 'days_before':
      return before(lastDays(count, today), count ?? 0)
    case 'weeks_before':
      return before(lastDays((count ?? 0) * 7, today), (count ?? 0) * 7)
    case 'period_before': {
      const length = count ?? periodDays
      return before(lastDays(length, today), length)
    }
    case 'month':
      return lastDays(30, today)
    case 'season':
      return lastDays(90, today)
    case 'period':
      return { ...everyDay(periodDays, today), label: `the last ${periodDays} days` }
    case 'last_weekend': {
      const saturday = newestWeekday(6, addDays(today, -2))
      return { from: saturday, until: addDays(saturday, 1), label: 'last weekend' }
    }
    case 'weekend': {
      const sunday = newestWeekday(0, today)
      const saturday = newestWeekday(6, today)
      const [from, until] = saturday > sunday ? [saturday, saturday] : [addDays(sunday, -1), sunday]
      return { from, until, label: 'last weekend' }
    }
    case 'weekends':
      return { ...everyDay(periodDays, today), weekdays: [0, 6], label: `on weekends of the last ${periodDays} days` }
    case 'weekdays':
      return {
        ...everyDay(periodDays, today),
        weekdays: [1, 2, 3, 4, 5],
        label: `on weekdays of the last ${periodDays} days`,
      }
    case 'on_weekdays': {
      const weekday = weekdaysNamed(first?.text ?? '') ?? 0
      const label = `on ${weekdayName(weekday)}s of the last ${periodDays} days`
      return { ...everyDay(periodDays, today), weekdays: [weekday], label }
    }
    case 'last_few': {
      // "The last 3 matches" count something else than days.
      const next = tokens[until]?.text ?? ''
      return /^(and|or|on|for|in|of|please|table|as|by|per|with|day|average|only)?$/.test(next) && (count ?? 0) > 1
        ? lastDays(count, today)
        : undefined
    }
    case 'since_feast': {
      const name = first?.text ?? ''
      const from = lastHoliday(name, today)
      return from === undefined ? undefined : { from, until: today, label: `since ${name}` }
    }
    case 'since_number': {
      const [day] = [first?.value ?? 1]
      const from = newestOfNumber(day, today)?.day
      return from === undefined ? undefined : { from, until: today, label: `since ${dayInWords(from)}` }
    }
    case 'weeks_back':
      return lastDays((count ?? 0) * 7, today)
    case 'since_month': {
      const window = monthWindow(monthNamed(first?.text ?? '') ?? 0, today)
      return { ...window, until: today, label: `since ${window.label.replace(/^in /, '')}` }
    }
    case 'months_joined': {
      const [begin, end] = captured.map((at) => monthWindow(monthNamed(tokens[at]?.text ?? '') ?? 0, today))
      return begin && end && begin.from <= end.until ? { ...begin, until: end.until } : undefined
    }
    case 'month_days':
    case 'week_of':
      return daysOfMonth(
        captured.map((at) => tokens[at]),
        today,
        concept === 'week_of',
      )
    case 'half_of_month': {
      const said = captured.map((at) => tokens[at])
      const month = said.map((token) => monthNamed(token?.text ?? '')).find((named) => named !== undefined)
      const [half] = said.flatMap((token) => token?.value ?? [])
      if (month === undefined || (half !== undefined && half !== 1 && half !== 2)) return undefined
      const window = monthWindow(month, today)
      const middle = `${window.from.slice(0, 8)}15`
      const isFirst = half === 1 || tokens.slice(from, from + 2).some(({ text }) => text === 'first')
      const until = isFirst && middle < window.until ? middle : window.until
      return { from: isFirst ? window.from : addDays(middle, 1), until, label: `half of ${window.label}` }
    }
    case 'month_bare':
      // "May" and "march" are also verbs.
      return isVerb(tokens, from) || [tokens[from - 1], tokens[until]].some((beside) => beside?.value !== undefined)
        ? undefined
        : monthWindow(monthNamed(first?.text ?? '') ?? 0, today)
    default:
      return monthWindow(monthNamed(first?.text ?? '') ?? 0, today, trailingYear(tokens, until))
  }
}

/** "May I see", "march them": not a month, even capitalised at the start of a sentence. */
function isVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !/^(may|mar|march)$/.test(token.text)) return false
  const isOpening = tokens[at - 1]?.sentence !== token.sentence
  return !token.capital || isOpening || /^(i|we|he|she|they|you|it|not|be|have)$/.test(tokens[at + 1]?.text ?? '')
}

const everyDay = (count: number, today: CalendarDay) => ({ from: addDays(today, 1 - count), until: today })

// Longer than any record goes back, and short enough for its first day to be a valid date.
const DAYS_MAXIMUM = 1000

/** The window of so many days that ends today; undefined where the number does not count days. */
function lastDays(count: number | undefined, today: CalendarDay): Window | undefined {
  if (count === undefined || !Number.isInteger(count) || count < 1 || count > DAYS_MAXIMUM) return undefined
  return { ...everyDay(count, today), label: count === 1 ? 'today' : `the last ${count} days` }
}

function before(window: Window | undefined, count: number): Window | undefined {
  if (!window) return undefined
  const until = addDays(window.from, -1)
  return { from: addDays(until, 1 - count), until, label: `the ${count} days before` }
}

/** A month, without a year the most recent that has begun; up to today when it is the current one. */
function monthWindow(month: number, today: CalendarDay, named?: number): Window {
  const thisMonth = Number(today.slice(5, 7))
  const year = named ?? Number(today.slice(0, 4)) - (month > thisMonth ? 1 : 0)
  const pad = (value: number) => String(value).padStart(2, '0')
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`
  const last = addDays(next, -1)
  const from = `${year}-${pad(month)}-01`
  const label = `in ${monthName(month)}${named === undefined ? '' : ` ${named}`}`
  return { from, until: last < today || from > today ? last : today, label }
}

/** In order; of two that share a word the longer one counts, of equal ones the earlier in the list. */
function withoutOverlap(mentions: readonly WindowMention[]): WindowMention[] {
  const kept: WindowMention[] = []
  for (const each of [...mentions].sort((a, b) => b.until - b.from - (a.until - a.from)))
    if (!kept.some(({ from, until }) => each.from < until && from < each.until)) kept.push(each)
  return kept.sort((a, b) => a.from - b.from)
}

/** "Nov 1 to 15", "1-15 November"; for "week of Nov 2" the seven days from then. */
function daysOfMonth(said: readonly (Token | undefined)[], today: CalendarDay, isWeek: boolean): Window | undefined {
  const month = said.map((token) => monthNamed(token?.text ?? '')).find((named) => named !== undefined)
  const [first, second] = said.flatMap((token) => (token?.value === undefined ? [] : [token.value]))
  const from = month === undefined || first === undefined ? undefined : newestDate(month, first, today)
  if (from === undefined) return undefined
  const until = isWeek ? addDays(from, 6) : `${from.slice(0, 8)}${String(second ?? 0).padStart(2, '0')}`
  if (!isDay(until) || until < from) return undefined
  const last = until > today ? today : until
  return { from, until: last, label: `from ${dayInWords(from)} to ${dayInWords(last)}` }
}
