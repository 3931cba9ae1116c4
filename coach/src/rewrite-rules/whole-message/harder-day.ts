import { addDays, daysBetween, weekdayOf } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { WEEKDAY_WORD, weekdayBegunBy } from '../../language/times/calendar-words.ts'
import { WEEK } from '../../reading/period-comparisons/windows.ts'
import { asksForMoreThan, type WholeMessageRule } from './whole-message-rule.ts'

const DAY = WEEKDAY_WORD
const TWO = new RegExp(
  `\\b(${DAY})(?:'s)?(?: (?:practice|session|workout|night|lift))? (?:or|vs\\.?|versus|than|and|against|compared (?:to|with)) (?:on |was |the |last )?(${DAY})\\b`,
)
const APART = new RegExp(`\\b(${DAY})\\b.*\\b(?:harder|tougher|heavier|rougher|worse|more) than (?:on )?(${DAY})\\b`)
const HARDER =
  /\b(harder|hardest|tougher|toughest|heavier|heaviest|rougher|more (strain|load|work|demanding|intense|taxing)|(higher|bigger|greater) (strain|load|day)|took more out|beat (them|us|the (room|guys|team)) up more|bigger day|hit (them|us|the (room|guys|team)) harder)\b/
const LAST_WEEK = /\b(last|previous) (week|wk)\b/

/** "Was Tuesday or Thursday harder on the room last week": the two days compared by strain. */
export const readHarderDay: WholeMessageRule = (part, words) => {
  const [, first, second] = TWO.exec(words) ?? APART.exec(words) ?? []
  if (!first || !second || !HARDER.test(words)) return undefined
  if (
    asksForMoreThan(part, 'name', 'bound', 'band', 'count') ||
    /\b(usually|always|every|most weeks|\w+days)\b/.test(words)
  )
    return undefined
  const [one, other] = [first, second].map((name) => latest(weekdayBegunBy(name), words, part.today))
  if (one === undefined || other === undefined || one === other) return undefined
  return {
    kind: 'query',
    query: {
      who: {},
      measures: [{ metric: 'strain', aggregate: 'mean' }],
      days: { window: { day: one } },
      against: { days: { window: { day: other } } },
      asks: 'when',
    },
  }
}

/** The most recent such day that is over, as days back; with "last week", from Tuesday on, that of the week before. */
function latest(weekday: number, words: string, today: CalendarDay): number {
  const back = (weekdayOf(today) - weekday + WEEK) % WEEK || WEEK
  const day = addDays(today, -back)
  const monday = addDays(today, -((weekdayOf(today) + WEEK - 1) % WEEK))
  // On a Sunday "last week" means the days since Monday.
  const isOfThisWeek = day >= monday && weekdayOf(today) !== 0
  return daysBetween(today, LAST_WEEK.test(words) && isOfThisWeek ? addDays(day, -WEEK) : day)
}
