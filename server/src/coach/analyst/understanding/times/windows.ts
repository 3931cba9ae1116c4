import { addDays } from '@corner/analytics/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Window } from '../../question.ts'
import { type Found, Lexicon, type Slots } from '../words/phrases.ts'
import type { Token } from '../words/token.ts'
import { monthName, monthNamed, newestWeekday, weekdayName, weekdaysNamed } from './calendar-words.ts'
import { type DayMention, findDays, TIME_SLOTS } from './days.ts'

/** A stretch of days that a message speaks of. */
export interface WindowMention {
  from: number
  until: number
  window: Window
  /** "Yesterday", "last night", "on Tuesday": one day. */
  isOneDay: boolean
  /** "The week before", "the previous period": it lies before the other one. */
  isBefore: boolean
}

const LAST = 'last|past|previous|recent|trailing|preceding|these|prior|ultimos|ultimas'
const WINDOW_LEXICON = new Lexicon({
  days: [
    `${LAST} <number> days|day|nights|night|mornings|d|sessions|practices|recordings|records|dias|noches`,
    'for|over|in|during|within|of|to|that|it the? <number> days|day|nights|night|d|dias',
    '<number> days|day|nights|night|d|dias average|avg|period|window|mean|trend|total|sum|view|instead|please|range|now',
    '<number> days|nights|d|dias',
    '<number> day',
  ],
  weeks: [`${LAST}? <number> weeks|week|wks|wk|w|semanas`.replace('?', ''), '<number> weeks|week|wks|wk|w|semanas'],
  fortnight: ['fortnight', 'last|past few weeks'],
  few_days: [
    'last|past|these|recent few|several|couple of? days|nights',
    'recent days|nights',
    'few days|nights',
    'lately',
    'recently',
    'these days',
  ],
  months: [`${LAST} <number> months|month`, '<number> months|month|meses'],
  this_week: [
    'this|current|the|his|her|their|our|esta week|semana',
    'the? last|past seven days',
    'week|weekly|semana',
    'so far this week',
    'la semana',
  ],
  last_week: ['last|past week|wk', 'semana pasada', 'the? last|past week', 'lastweek'],
  week_before: [
    'the? week before|prior|earlier that?',
    'previous|prior|preceding week',
    'week before last',
    'the one before',
    'the week previous',
    'semana anterior',
  ],
  period_before: [
    'previous|prior|preceding|earlier period|one|window|<number>',
    'the? period before that?',
    'before that',
    'the <number> days|nights before that?',
    '<number> days|nights before that',
  ],
  month: ['this|last|past|the|previous month', 'month|monthly', 'este mes', 'mes pasado', 'el mes'],
  season: [
    'all|whole|entire|this|the season|semester|year|time|career|history',
    'ever',
    'since the start|beginning',
    'year to date',
    'so far',
  ],
  weekend: ['last|this|past|the|over weekend', 'weekend', 'fin de semana'],
  weekends: ['weekends', 'saturdays and sundays'],
  weekdays: ['weekdays', 'school|week|training|work nights|days'],
  on_weekdays: ['<weekdays>'],
  in_month: ['in|during|for|of|throughout|en <month>', 'last|this <month>', '<month> only|alone'],
  period: ['this|the|current|selected|chosen|whole|entire|same period|timeframe|window|range|span'],
})

/** The stretches of days of a message, in order. */
export function findWindows(tokens: readonly Token[], today: CalendarDay, periodDays: number): WindowMention[] {
  const days = findDays(tokens, today)
  const spans = spansOf(tokens, days, today)
  const slots: Slots = { ...TIME_SLOTS, weekdays: ({ text }) => weekdaysNamed(text) !== undefined }
  // "There are only a couple of nights" asks for no stretch of days.
  const words = WINDOW_LEXICON.find(tokens, slots).filter(({ from }) => tokens[from - 1]?.text !== 'only')
  const names = new Set(words.map(({ concept }) => concept))
  const stretches = words.flatMap((found) => {
    const window = windowOf(found, tokens, { today, periodDays, names })
    return window ? [{ ...found, window, isOneDay: false, isBefore: /before$/.test(found.concept) }] : []
  })
  const singles = days.map(({ from, until, day, label }) => ({
    ...{ from, until, isOneDay: true, isBefore: false },
    window: { from: day, until: day, label },
  }))
  return withoutOverlap([...spans, ...stretches, ...singles])
}

interface Calendar {
  today: CalendarDay
  periodDays: number
  names: ReadonlySet<string>
}

function windowOf(
  { concept, captured }: Found,
  tokens: readonly Token[],
  { today, periodDays, names }: Calendar,
): Window | undefined {
  const first = tokens[captured[0] ?? -1]
  const count = first?.value
  switch (concept) {
    case 'days':
      return lastDays(count, today)
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
    default:
      return monthWindow(monthNamed(first?.text ?? '') ?? 0, today)
  }
}

const everyDay = (count: number, today: CalendarDay) => ({ from: addDays(today, 1 - count), until: today })

// Longer than any record goes back, and short enough that its first day is one of the calendar.
const DAYS_MAXIMUM = 1000

/** The window of so many days that ends today; undefined where the number counts no days. */
export function lastDays(count: number | undefined, today: CalendarDay): Window | undefined {
  if (count === undefined || !Number.isInteger(count) || count < 1 || count > DAYS_MAXIMUM) return undefined
  return { ...everyDay(count, today), label: count === 1 ? 'today' : `the last ${count} days` }
}

function before(window: Window | undefined, count: number): Window | undefined {
  if (!window) return undefined
  const until = addDays(window.from, -1)
  return { from: addDays(until, 1 - count), until, label: `the ${count} days before` }
}

/** A month, the newest that has begun; up to today when it is the current one. */
function monthWindow(month: number, today: CalendarDay): Window {
  const thisMonth = Number(today.slice(5, 7))
  const year = Number(today.slice(0, 4)) - (month > thisMonth ? 1 : 0)
  const pad = (value: number) => String(value).padStart(2, '0')
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`
  const last = addDays(next, -1)
  return { from: `${year}-${pad(month)}-01`, until: last < today ? last : today, label: `in ${monthName(month)}` }
}

/** "Since Monday", "from Monday to Thursday", "between 1 and 7 November". */
function spansOf(tokens: readonly Token[], days: readonly DayMention[], today: CalendarDay): WindowMention[] {
  const spans: WindowMention[] = []
  for (const [place, day] of days.entries()) {
    const word = (back: number) => tokens[day.from - back]?.text ?? ''
    const next = days[place + 1]
    const begins = ['from', 'between', 'since', 'desde', 'after', 'entre']
    const opener = begins.includes(word(1)) ? word(1) : ''
    const joined = next && next.from === day.until + 1 ? (tokens[day.until]?.text ?? '') : ''
    if (
      (next && ['to', 'until', 'till', 'through', 'thru', 'hasta'].includes(joined)) ||
      (next && joined === 'and' && opener === 'between')
    ) {
      const [from, until] = day.day <= next.day ? [day.day, next.day] : [addDays(day.day, -7), next.day]
      if (from <= until)
        spans.push({
          from: day.from,
          until: next.until,
          window: { from, until, label: `from ${day.name} to ${next.name}` },
          isOneDay: false,
          isBefore: false,
        })
      continue
    }
    if (day.day >= today && opener === 'since') continue
    if (opener === 'since' || opener === 'desde')
      spans.push({
        from: day.from - 1,
        until: day.until,
        window: { from: day.day, until: today, label: `since ${day.name}` },
        isOneDay: false,
        isBefore: false,
      })
    else if (
      opener === 'from' &&
      day.day < today &&
      ['on', 'onwards', 'onward'].includes(tokens[day.until]?.text ?? '')
    )
      spans.push({
        from: day.from - 1,
        until: day.until + 1,
        window: { from: day.day, until: today, label: `since ${day.name}` },
        isOneDay: false,
        isBefore: false,
      })
  }
  return spans
}

/** In order; of two that share a word the earlier in the list counts. */
function withoutOverlap(mentions: readonly WindowMention[]): WindowMention[] {
  const kept: WindowMention[] = []
  for (const each of mentions)
    if (!kept.some(({ from, until }) => each.from < until && from < each.until)) kept.push(each)
  return kept.sort((a, b) => a.from - b.from)
}
