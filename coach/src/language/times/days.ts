import { addDays, weekdayOf } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Found, Slots } from '../words/phrases.ts'
import type { Token } from '../words/token.ts'
import {
  dayInWords,
  isDay,
  monthNamed,
  newestDate,
  newestWeekday,
  weekdayName,
  weekdayNamed,
  weekdaysNamed,
} from './calendar-words.ts'
import { DAY_LEXICON } from './day-words.ts'
import { isHoliday, lastHoliday } from './holidays.ts'
import { trailingYear } from './trailing-year.ts'

/** A single day in a message. */
export interface DayMention {
  from: number
  until: number
  day: CalendarDay
  /** `yesterday`, `on Tuesday (17 November)`. */
  label: string
  /** `yesterday`, `Tuesday`, `12 November`: after "since", "from", "to". */
  name: string
}

/** Slots shared by the time phrases. */
export const TIME_SLOTS: Slots = {
  number: ({ value }) => value !== undefined && Number.isFinite(value),
  weekday: ({ text }) => weekdayNamed(text) !== undefined,
  month: ({ text }) => monthNamed(text) !== undefined,
  date: ({ date }) => date !== undefined,
  feast: ({ text }) => isHoliday(text),
  plural: ({ text }) => weekdaysNamed(text) !== undefined,
  ordinal: ({ text }) => ORDINALS.has(text),
}

/** From the fourth on: "the first", "the second" and "the third" can mean anything. */
const ORDINALS: ReadonlyMap<string, number> = new Map(
  [
    ...'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth'.split(
      ' ',
    ),
    ...'seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth'.split(' '),
    ...'twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(' '),
  ].map((word, at) => [word, at + 4]),
)

/** The single days of a message, relative to `today`. */
export function findDays(tokens: readonly Token[], today: CalendarDay): DayMention[] {
  const slots: Slots = { ...TIME_SLOTS, two: ({ value }) => value === 2 }
  return DAY_LEXICON.find(tokens, slots).flatMap((found) => {
    const named = dayOf(found, tokens, today)
    const hasYear = found.concept === 'month_day' && trailingYear(tokens, found.until) !== undefined
    return named ? [{ from: found.from, until: found.until + (hasYear ? 1 : 0), ...named }] : []
  })
}

type NamedDay = Pick<DayMention, 'day' | 'label' | 'name'>

function dayOf(
  { concept, captured, until }: Found,
  tokens: readonly Token[],
  today: CalendarDay,
): NamedDay | undefined {
  const [first, second] = captured.map((at) => tokens[at])
  const ago = (count: number, name: string): NamedDay => ({ day: addDays(today, -count), label: name, name })
  switch (concept) {
    case 'today':
      return ago(0, 'today')
    case 'last_night':
      return ago(0, 'last night')
    case 'yesterday':
      return ago(1, 'yesterday')
    case 'before_yesterday':
      return dated(addDays(today, -2))
    case 'days_ago':
      return within(first?.value, 400) ? dated(addDays(today, -(first?.value ?? 0))) : undefined
    case 'weeks_ago':
      return within(first?.value ?? 1, 60) ? dated(addDays(today, -7 * (first?.value ?? 1))) : undefined
    case 'months_ago':
      return within(first?.value ?? 1, 36) ? dated(addDays(today, -30 * (first?.value ?? 1))) : undefined
    case 'years_ago':
      return within(first?.value ?? 1, 30) ? yearsAgo(first?.value ?? 1, today) : undefined
    case 'weekday':
      return onWeekday(newestWeekday(weekdayNamed(first?.text ?? '') ?? 0, today))
    case 'last_weekday':
      return onWeekday(newestWeekday(weekdayNamed(first?.text ?? '') ?? 0, addDays(today, -1)))
    case 'weekday_night':
      return onWeekday(addDays(newestWeekday(weekdayNamed(first?.text ?? '') ?? 0, addDays(today, -1)), 1))
    case 'month_day': {
      const [month, number] = first?.value === undefined ? [first, second] : [second, first]
      const year = trailingYear(tokens, until)
      const [named, date] = [monthNamed(month?.text ?? '') ?? 0, number?.value ?? 0]
      return year === undefined ? onDate(named, date, today) : onDateOf(year, named, date)
    }
    case 'month_day_bare':
      return isPlaceInOrder(tokens, until) ? undefined : newestOfNumber(first?.value ?? 0, today)
    case 'ordinal': {
      const month = captured.map((at) => monthNamed(tokens[at]?.text ?? '')).find((named) => named !== undefined)
      const number = ORDINALS.get(tokens[captured.at(-1) ?? -1]?.text ?? '') ?? 0
      if (month !== undefined) return onDate(month, number, today)
      return isPlaceInOrder(tokens, until) ? undefined : newestOfNumber(number, today)
    }
    case 'weekday_of_training':
      return dated(newestWeekday(weekdaysNamed(first?.text ?? '') ?? 0, addDays(today, -1)))
    case 'weekday_number':
      return newestOfNumber(second?.value ?? 0, today)
    case 'feast':
      return dated(lastHoliday(first?.text ?? '', today) ?? today)
    default:
      return first?.date === undefined
        ? undefined
        : typeof first.date === 'string'
          ? isDay(first.date)
            ? dated(first.date)
            : undefined
          : onDate(first.date.month, first.date.day, today)
  }
}

/** "The 2nd spot", "the 3rd period". */
const isPlaceInOrder = (tokens: readonly Token[], until: number) =>
  /^(spot|place|seed|period|half|string|team|time|one|guy|kid|lad|best|worst|highest|lowest|quarter|quartile|most|least|line|match|bout|week|night|day|boy|percentile)s?$/.test(
    tokens[until]?.text ?? '',
  )

const within = (value: number | undefined, limit: number) =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value <= limit

function onWeekday(day: CalendarDay): NamedDay {
  const name = `${weekdayName(weekdayOf(day))} (${dayInWords(day)})`
  return { day, label: `on ${name}`, name }
}

const dated = (day: CalendarDay): NamedDay => ({ day, label: `on ${dayInWords(day)}`, name: dayInWords(day) })

/** The same day of an earlier year, labelled with the year. */
function yearsAgo(count: number, today: CalendarDay): NamedDay {
  const day = addDays(today, -365 * count)
  const name = `${dayInWords(day)} ${day.slice(0, 4)}`
  return { day, label: `on ${name}`, name }
}

function onDate(month: number, number: number, today: CalendarDay): NamedDay | undefined {
  const day = Number.isInteger(number) && number >= 1 && number <= 31 ? newestDate(month, number, today) : undefined
  return day === undefined ? undefined : dated(day)
}

function onDateOf(year: number, month: number, number: number): NamedDay | undefined {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`
  const name = `${dayInWords(day)} ${year}`
  return isDay(day) ? { day, label: `on ${name}`, name } : undefined
}

/** "On the 12th": of this month, or of the previous one if it is still to come. */
export function newestOfNumber(number: number, today: CalendarDay): NamedDay | undefined {
  if (!Number.isInteger(number) || number < 1 || number > 31) return undefined
  const month = Number(today.slice(5, 7))
  const thisMonth = newestDate(month, number, today)
  if (thisMonth && thisMonth.slice(0, 7) === today.slice(0, 7)) return dated(thisMonth)
  return onDate(month === 1 ? 12 : month - 1, number, today)
}
