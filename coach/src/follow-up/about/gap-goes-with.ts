import { WEEKDAY_NAMES } from '@corner/analytics/days/calendar.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { isKnown, type KnownFact, lookUp } from '../../answers/context/look-up.ts'
import { bullets, paragraphs } from '../../answers/phrases/lists.ts'
import { movedBy, pairOf } from '../../answers/query/differences.ts'
import { nameFigure } from '../../answers/query/line-figure.ts'
import { spansOf } from '../../reading/spans/span.ts'
import { nameOfWeekday } from '../../wording/days.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import { joinNames } from '../../wording/names.ts'
import { readMoves } from '../changes-of-each.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'
import { comparedPeriodsOf } from '../periods.ts'

const GOES_WITH =
  /\b(go(es)? (along )?with|track(s)? with|correlat\w*|mean(s)?|lead(s)? to|predict(s)?|link(ed|s)?|relat\w*|tied to|show(s)? up|hurt(s)?|cost(s)?|come(s)? with|matter(s)?|end up)\b/
const OF_GAP =
  /\b((big|bigger|biggest|large|larger|wide|wider) (\w+ )?(gaps?|shift|difference|drop|rise|swing|jet ?lag|move)|the gaps?|gap)\b/
/** Fewer on one side are no group. */
const LEAST = 3
const MOST = 6
/** In multiples of "about the same": a smaller difference shows no tendency. */
const SURE = 1.5
const ALL = [0, 1, 2, 3, 4, 5, 6]

/**
 * "Does a big gap go with a worse Monday": those with the biggest gaps and those with the smallest, each group compared
 * with its own other days.
 */
export const gapGoesWith: ReadFollowUp = async (said) => {
  const { last, words, spans, scope } = said
  const { query } = last
  const [measure] = query.measures
  const [named] = spansOf(spans, 'weekdays')
  const weekday = named?.weekdays[0] ?? weekdayIn(words)
  const isOfMoves = query.against !== undefined && 'days' in query.against && query.by?.join() === 'athlete'
  if (!measure || !isOfMoves || weekday === undefined || !GOES_WITH.test(words) || !OF_GAP.test(words)) return undefined
  const stretches = comparedPeriodsOf(query, scope)
  const moves = (await readMoves({ who: query.who, metrics: [measure.metric], each: true }, stretches, said)).toSorted(
    (a, b) => Math.abs(b.difference) - Math.abs(a.difference),
  )
  const count = Math.min(MOST, Math.floor(moves.length / 2))
  if (count < LEAST) return undefined
  const [metric = 'recovery'] = measuresSaid(said).filter((one) => one !== measure.metric)
  const days = stretches.days.window ? { window: stretches.days.window } : {}
  const sideOf = async (some: typeof moves) => {
    const [first, ...others] = some.flatMap(({ athlete }) => athlete?.id ?? [])
    if (first === undefined) return undefined
    const asked: Query = {
      who: { ids: [first, ...others] },
      measures: [{ metric, aggregate: 'mean' }],
      days: { ...days, weekdays: [weekday] },
      against: { days: { ...days, weekdays: ALL.filter((day) => day !== weekday) } },
      asks: 'value',
    }
    const facts = await lookUp(asked, said)
    const fact = facts.rows[0]?.facts[0]
    const { other, difference } = fact ? pairOf(fact, 0, facts) : { other: undefined, difference: undefined }
    if (!isKnown(fact) || !isKnown(other) || !difference) return undefined
    return { fact, other, difference, names: some.map(({ athlete }) => athlete?.name ?? '') }
  }
  const big = await sideOf(moves.slice(0, count))
  const small = await sideOf(moves.slice(-count))
  if (!big || !small) return undefined
  const { steadyWithin, better } = metricCalled(metric)
  const sign = better === 'lower' ? -1 : 1
  const apart = sign * (small.difference.value - big.difference.value)
  const day = nameOfWeekday(weekday)
  const label = labelOf({ metric })
  const verdict =
    apart > SURE * steadyWithin
      ? `**Yes, in these weeks**: those with the biggest gap have the worse ${label} on ${day}, each against their own other days.`
      : `**No**: beside their other days, those with the biggest gap have no worse ${label} on ${day} than those with the smallest.`
  const line = (name: string, one: { fact: KnownFact; other: KnownFact; names: readonly string[] }, moved: string) =>
    `${name} (${joinNames(one.names)}): ${nameFigure(one.fact)} on ${day}, ${nameFigure(one.other)} on other days (${moved})`
  return {
    request: last.request,
    response: paragraphs(
      verdict,
      bullets([
        line('Biggest gap', big, movedBy(big.difference, metric)),
        line('Smallest gap', small, movedBy(small.difference, metric)),
      ]),
      'A few athletes and a few weeks show a leaning, and no cause.',
    ),
  }
}

const weekdayIn = (words: string): number | undefined => {
  const found = WEEKDAY_NAMES.findIndex((name) => words.includes(name.toLowerCase()))
  return found < 0 ? undefined : found
}
