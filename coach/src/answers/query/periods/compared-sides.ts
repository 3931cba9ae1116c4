import { addDays, earlierDay } from '@corner/analytics/days/calendar.ts'
import { isKnown, type KnownFact, lookUp } from '../../context/look-up.ts'
import type { AnswerInput } from '../answer-input.ts'
import { type Pair, pairOf } from '../differences.ts'
import { growsToday, withoutToday } from './finished.ts'
import { readVariation, type Way, wayOf } from './variation.ts'

/** A figure of some days next to that of others. */
export interface Compared extends Pair {
  fact: KnownFact
  other: KnownFact
  way: Way
  /** The variation of single days is known, so that "about the same" has a basis. */
  hasSwing: boolean
  /** The data to write it from: without today it has days of its own. */
  told: AnswerInput
}

/** Every figure with the one it is compared with; what still grows today is looked up without it. */
export async function comparedIn(told: AnswerInput): Promise<Compared[]> {
  const { query, context } = told
  const growing = query.measures.filter(({ metric }) => growsToday(metric))
  const finished = growing.length > 0 ? withoutToday({ ...query, measures: growing }, context.scope) : undefined
  const cut = finished && { ...told, query: finished, facts: await lookUp(finished, context) }
  const of = (one: AnswerInput, metrics: readonly string[]) =>
    (one.facts.rows[0]?.facts ?? []).flatMap((fact, place) =>
      metrics.includes(fact.measure.metric) ? [{ fact, told: one, ...pairOf(fact, place, one.facts) }] : [],
    )
  const all = query.measures.map(({ metric }) => metric)
  const cutMetrics = cut ? growing.map(({ metric }) => metric) : []
  const found = [
    ...of(
      told,
      all.filter((metric) => !cutMetrics.includes(metric)),
    ),
    ...(cut ? of(cut, cutMetrics) : []),
  ].toSorted((a, b) => all.indexOf(a.fact.measure.metric) - all.indexOf(b.fact.measure.metric))
  const known = found.flatMap(({ fact, other, ...rest }) =>
    isKnown(fact) && isKnown(other) ? [{ ...rest, fact, other }] : [],
  )
  if (known.length === 0) return []
  const before = earlierDay(told.facts.window.from, addDays(context.scope.today, -1))
  const swings = await readVariation(
    query,
    known.map(({ fact }) => fact.measure.metric),
    before,
    context,
  )
  return known.map((one, place) => ({
    ...one,
    hasSwing: swings[place] !== null,
    way: wayOf({
      metric: one.fact.measure.metric,
      difference: one.difference?.value ?? 0,
      records: [one.fact.records, one.other.records],
      swing: swings[place] ?? null,
    }),
  }))
}
