import { addDays, WEEK_DAYS, weekdayOf } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { weekdayBegunBy } from '../../language/times/calendar-words.ts'
import { numberNamed } from '../../language/words/number-words.ts'

/** Coming days that a message names, and where. */
export interface DayAhead {
  at: number
  from: CalendarDay
  until: CalendarDay
}

const WEEKDAY =
  /(?<!\blast |\bsince )(\bnext )?\b(sun(?:day)?|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|wednesday|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:urday)?)s?\b/g
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const NUMBER = `(\\d{1,2}|${NUMBERS.join('|')})`
const IN_DAYS = new RegExp(
  `\\bin ${NUMBER} (day|week)s?\\b|\\b${NUMBER} (day|week)s? (?:out|away|from now|until|till|to go|before)\\b`,
  'g',
)

/** A weekday more than a week ahead is only meant with "next"; on the weekday itself its name means a week later. */
const nextOf = (weekday: number, today: CalendarDay) =>
  addDays(today, ((weekday - weekdayOf(today) + WEEK_DAYS - 1) % WEEK_DAYS) + 1)

/**
 * "Next Saturday", said within this many days of a Saturday, means the one after; said earlier it means the coming one.
 */
const SOON = 5

/** The coming days named in a message in lower case, in order. */
export function daysAheadIn(words: string, today: CalendarDay): DayAhead[] {
  const found: DayAhead[] = []
  const add = (at: number | undefined, from: CalendarDay, until = from) => found.push({ at: at ?? 0, from, until })
  for (const { index, 1: next, 2: name = '' } of words.matchAll(WEEKDAY)) {
    const day = nextOf(weekdayBegunBy(name), today)
    add(index, next && day <= addDays(today, SOON) ? addDays(day, WEEK_DAYS) : day)
  }
  for (const { index, 0: said } of words.matchAll(/\b(next )?week-?end\b/g)) {
    const saturday = nextOf(6, today)
    const day = said.startsWith('next') && saturday <= addDays(today, SOON) ? addDays(saturday, WEEK_DAYS) : saturday
    add(index, day, addDays(day, 1))
  }
  for (const { index } of words.matchAll(/\b(tomorrow|tmrw|tmr|tomorow)\b/g)) add(index, addDays(today, 1))
  for (const { index, 1: count, 2: unit, 3: other, 4: otherUnit } of words.matchAll(IN_DAYS)) {
    const days = countOf(count ?? other ?? '') * ((unit ?? otherUnit) === 'week' ? WEEK_DAYS : 1)
    if (days > 0) add(index, addDays(today, days))
  }
  return found.toSorted((a, b) => a.at - b.at)
}

/** `3`, `three`; 0 for no number. */
export const countOf = (said: string): number => numberNamed(said) ?? Number(said)
