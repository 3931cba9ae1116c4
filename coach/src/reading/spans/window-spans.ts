import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Window } from '@corner/contract/entities/query.ts'
import { newestWeekday, weekdayNamed, weekdaysNamed } from '../../language/times/calendar-words.ts'
import { findWindows } from '../../language/times/windows.ts'
import { Lexicon, type Slots } from '../../language/words/phrases.ts'
import type { Token } from '../../language/words/token.ts'
import type { Span } from './span.ts'

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6]

/** The days a message names: periods, single days, and weekdays. */
export function findWindowSpans(
  tokens: readonly Token[],
  today: CalendarDay,
  periodDays: number,
): Span<'window' | 'weekdays'>[] {
  const weekdays = findWeekdays(tokens)
  const isTaken = (at: number) => weekdays.some(({ from, until }) => from <= at && at < until)
  const last = [...lastWeekdays(tokens, weekdays), ...newestOf(weekdays, today)]
  const windows = findWindows(tokens, today, periodDays).flatMap((found): Span<'window' | 'weekdays'>[] => {
    const { from, until, window, isOneDay, isBefore, concept } = found
    if (isTaken(from) || isGrouping(tokens, from, until)) return []
    if (window.weekdays) return [{ kind: 'weekdays', from, until, weekdays: window.weekdays }]
    return [{ kind: 'window', from, until, window: asWindow(window, concept, today), isOneDay, isBefore }]
  })
  return [...windows, ...last, ...weekdays].toSorted((a, b) => a.from - b.from)
}

/** "The last three Saturdays": the Saturdays of three weeks. */
const lastWeekdays = (tokens: readonly Token[], weekdays: readonly Span<'weekdays'>[]): Span<'window'>[] =>
  weekdays.flatMap(({ from }): Span<'window'>[] => {
    const count = tokens[from - 1]?.value
    const isLast = /^(last|past|these|previous)$/.test(tokens[from - 2]?.text ?? '')
    return count === undefined || !isLast || !Number.isInteger(count) || count < 1 || count > 52
      ? []
      : [{ kind: 'window', from: from - 2, until: from, window: { last: 7 * count }, isOneDay: false, isBefore: false }]
  })

/** "Mon thru Thurs" may be those of the current week. */
const newestOf = (weekdays: readonly Span<'weekdays'>[], today: CalendarDay): Span<'window'>[] =>
  weekdays.flatMap(({ from, until, weekdays: named }): Span<'window'>[] => {
    const [first, last] = [named[0], named.at(-1)]
    const isStretch = first !== undefined && last !== undefined && last - first === named.length - 1 && named.length > 1
    if (!isStretch || until - from < 2) return []
    const end = newestWeekday(last, today)
    const window = { from: addDays(end, first - last), until: end }
    return [{ kind: 'window', from, until, window, isOneDay: false, isBefore: false }]
  })

/** "Per week", "by day" are groupings and name no days. */
const isGrouping = (tokens: readonly Token[], from: number, until: number) =>
  until - from === 1 &&
  /^(per|by|each|every|a|and|week)$/.test(tokens[from - 1]?.text ?? '') &&
  /^(week|day|month|weekly|monthly)$/.test(tokens[from]?.text ?? '')

/** Relative to today where the words are relative, else as calendar days. */
function asWindow(
  { from, until }: { from: CalendarDay; until: CalendarDay },
  concept: string,
  today: CalendarDay,
): Window {
  if (concept === 'span' || /month|week_of/.test(concept)) return { from, until }
  if (from === until) return { day: -Math.min(1000, Math.max(0, daysBetween(until, today))) }
  const last = Math.min(1000, daysBetween(from, until) + 1)
  if (until === today) return { last }
  return { from, until: until > today ? addDays(today, 0) : until }
}

const WEEKDAYS = new Lexicon({
  one: [
    '<plural>',
    '<weekday> nights|mornings',
    'on? a|each|every <weekday>|<plural>',
    'typical|average|usual <weekday>',
  ],
  weekdays: [
    'weekdays|weeknights|weekday|weeknight',
    'school|week|training|work nights|days',
    '<weekday> through|thru|to|till <weekday>',
  ],
  others: ['every|all|any other day|days|night|nights|weekday|weekdays', 'other days|nights', 'rest of the week'],
  weekends: [
    'weekends|wknds',
    'weekend|wknd night|nights|sleep|strain',
    'weekday|weekdays versus|vs|against|and weekend|wknd',
    'saturdays and sundays',
    'weekend nights|days',
    'sat|saturday and|plus sun|sunday',
    'sat sun',
  ],
})

function findWeekdays(tokens: readonly Token[]): Span<'weekdays'>[] {
  const slots: Slots = {
    plural: ({ text }) => weekdaysNamed(text) !== undefined,
    weekday: ({ text }) => weekdayNamed(text) !== undefined,
  }
  const spans: Span<'weekdays'>[] = findLists(tokens)
  const isListed = (at: number) => spans.some(({ from, until }) => from <= at && at < until)
  for (const { concept, from, until, captured } of WEEKDAYS.find(tokens, slots)) {
    if (isListed(from)) continue
    if (concept === 'others' && spans.length === 0) spans.push(...singleBefore(tokens, from))
    const named = captured.flatMap(
      (at) => weekdaysNamed(tokens[at]?.text ?? '') ?? weekdayNamed(tokens[at]?.text ?? '') ?? [],
    )
    const said = concept === 'others' ? othersThan(spans.at(-1)?.weekdays ?? []) : weekdaysOf(concept, named)
    const weekdays = isLeftOut(tokens, from) ? othersThan(said) : said
    if (weekdays.length > 0 && weekdays.length < ALL_DAYS.length)
      spans.push({ kind: 'weekdays', from, until, weekdays: [...weekdays] })
  }
  return spans
}

/** "Mon tues wed", "Tue & Thu": several weekdays; "Monday or Friday" are two single ones. */
function findLists(tokens: readonly Token[]): Span<'weekdays'>[] {
  const spans: Span<'weekdays'>[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const named: number[] = []
    let until = at
    for (let next = at; ; ) {
      const weekday = weekdayNamed(tokens[next]?.text ?? '') ?? weekdaysNamed(tokens[next]?.text ?? '')
      if (weekday === undefined || tokens[next]?.sentence !== tokens[at]?.sentence) break
      named.push(weekday)
      until = next + 1
      next = /^(and|plus)$/.test(tokens[until]?.text ?? '') ? until + 1 : until
    }
    if (named.length < 2) continue
    spans.push({ kind: 'weekdays', from: at, until, weekdays: [...new Set(named)].toSorted((a, b) => a - b) })
    at = until - 1
  }
  return spans
}

/** "My Wednesday recovery compared with other days": the weekday, not one Wednesday. */
function singleBefore(tokens: readonly Token[], before: number): Span<'weekdays'>[] {
  const at = tokens.findLastIndex(({ text }, place) => place < before && weekdayNamed(text) !== undefined)
  const weekday = weekdayNamed(tokens[at]?.text ?? '')
  return weekday === undefined ? [] : [{ kind: 'weekdays', from: at, until: at + 1, weekdays: [weekday] }]
}

function weekdaysOf(concept: string, [first, last]: readonly number[]): readonly number[] {
  if (concept === 'weekends') return [0, 6]
  if (first !== undefined && last !== undefined) return between(first, last)
  if (concept === 'weekdays') return [1, 2, 3, 4, 5]
  return first === undefined ? [] : [first]
}

const othersThan = (weekdays: readonly number[]) => ALL_DAYS.filter((day) => !weekdays.includes(day))

/** "Without weekends", "not counting Sundays". */
const isLeftOut = (tokens: readonly Token[], from: number) =>
  /^(without|except|excluding|minus|counting|including|ignoring|skipping|skip|but)$/.test(tokens[from - 1]?.text ?? '')

function between(first: number, last: number): number[] {
  const days: number[] = []
  for (let day = first; days.length < 7; day = (day + 1) % 7) {
    days.push(day)
    if (day === last) break
  }
  return days.toSorted((a, b) => a - b)
}
