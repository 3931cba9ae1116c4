import { addDays } from '@corner/analytics/days/calendar.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { Measure, Query, Window } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import { asRequest, comparePeriods, queryOn, STATE } from './query-with.ts'
import type { Rewrite } from './rewrite.ts'
import { dayOf, daysUntil, endsOf, WEEK } from './windows.ts'
import { spanText, windowsOf, wordsOf } from './words.ts'

const HELD_AGAINST = '(?:vs|versus|against|compared (?:to|with)|than|beside|next to|off|below|above)'
const OWN = '(?:(?:the|his|her|their|its|my|our|own|whole|rest|of|what|he|she|they|is|s|a|other|usual|normal) )*'
const AGAINST_WEEK = new RegExp(
  `\\b${HELD_AGAINST} ${OWN}(?:week|other nights|other days|nights|days before)\\b(?! (?:ago|before|back|earlier|prior))`,
)
const AGAINST_USUAL = new RegExp(
  `\\b${HELD_AGAINST} ${OWN}(?:normal|usual|average|avg|baseline|norm|typical|usually|normally|self)\\b`,
)

/**
 * "Last night against his week", "his last three nights vs normal": the newest days compared with those before, without
 * overlap.
 */
export const asAgainstUsual: Rewrite = (request, part) => {
  const query = queryOn(request)
  if (!query || query.shown || !isOfAFew(query)) return undefined
  const words = wordsOf(part)
  const isOfWeek = AGAINST_WEEK.test(words)
  if (!isOfWeek && !AGAINST_USUAL.test(words)) return undefined
  const main = newestSaid(part, isOfWeek)
  if (!main) return undefined
  const { from } = endsOf(main, part.today)
  const against = daysUntil(addDays(from, -1), isOfWeek ? WEEK : NORMAL_RANGE_DAYS)
  const named = { ...query, measures: measuresFor(query, part) }
  return asRequest(comparePeriods(named, { window: main }, { window: against }))
}

/** Somebody, or the team as a whole: for many athletes there already is a list of each against their own. */
const isOfAFew = ({ by = [], who, days, measures }: Query) =>
  measures.every(({ test, aggregate }) => test === undefined && !OTHER_FIGURES.includes(aggregate)) &&
  (by.length === 0 || (by.join() === 'athlete' && who.ids?.length === 1)) &&
  days.where === undefined &&
  !days.weekdays

const OTHER_FIGURES: readonly string[] = [
  'correlation',
  'percentile',
  'min',
  'max',
  'count',
  'missing_days',
  'record_age',
]

/** The newest night or days mentioned; undefined: there are none. */
function newestSaid(part: MessagePart, isOfWeek: boolean): Window | undefined {
  const spans = windowsOf(part)
  const night = spans.find(({ window, isOneDay }) => isOneDay && 'day' in window)
  if (night) return dayOf(endsOf(night.window, part.today).from, part.today)
  const few = spans.find(
    (span) =>
      'last' in span.window &&
      span.window.last < WEEK &&
      /\d|two|three|four|five|six|few|couple|last|past/.test(spanText(part, span)),
  )
  if (few) return few.window
  return isOfWeek || spans.length > 0 ? undefined : { day: 0 }
}

/** Where no metric is named, a night is described by its own figures and the resulting ones. */
function measuresFor({ measures }: Query, { spans }: MessagePart): Measure[] {
  const isNamed = spans.some(({ kind }) => kind === 'metric')
  const [only, other] = measures
  return !isNamed && only?.metric === 'recovery' && !other ? [...STATE] : [...measures]
}
