import { addDays, earlierDay } from '@corner/analytics/days/calendar.ts'
import type { FactRow, NamedAthlete } from '@corner/analytics/query/facts.ts'
import type { Measure, Query, Who } from '@corner/contract/entities/query.ts'
import type { Sources } from '../answers/context/answer-context.ts'
import { USUAL_DAYS } from '../answers/context/compared-days.ts'
import { isKnown, type KnownFact, lookUp } from '../answers/context/look-up.ts'
import { movedBy, pairOf } from '../answers/query/differences.ts'
import { nameFigure } from '../answers/query/line-figure.ts'
import { growsToday, withoutToday } from '../answers/query/periods/finished.ts'
import { VARIATION_RECORDS, type Way, wayOf } from '../answers/query/periods/variation.ts'
import type { ComparedPeriods } from './periods.ts'

/** How a measure of one athlete, or of all together, changed between two periods. */
export interface Moved {
  /** Absent: everybody together. */
  athlete?: NamedAthlete
  metric: string
  now: KnownFact
  before: KnownFact
  difference: number
  /** Judged by their own day-to-day variation. */
  way: Way
  /** `down by 5.1 points`. */
  text: string
}

/**
 * How some measures changed, for each athlete or for all together; athletes without a value on one side are left out.
 */
export async function readMoves(
  { who, metrics, each }: { who: Who; metrics: readonly string[]; each: boolean },
  stretches: ComparedPeriods,
  sources: Sources,
): Promise<Moved[]> {
  const groups = [metrics.filter((metric) => !growsToday(metric)), metrics.filter(growsToday)]
  const found = await Promise.all(
    groups.map((group) => (group.length === 0 ? [] : movesIn(group, { who, each }, stretches, sources))),
  )
  return found.flat()
}

async function movesIn(
  metrics: readonly string[],
  { who, each }: { who: Who; each: boolean },
  { days, against }: ComparedPeriods,
  sources: Sources,
): Promise<Moved[]> {
  const asked: Query = {
    who,
    measures: metrics.map((metric): Measure => ({ metric, aggregate: 'mean' })),
    days,
    against: { days: against },
    asks: 'value',
    ...(each && { by: ['athlete' as const] }),
  }
  const query = metrics.some(growsToday) ? (withoutToday(asked, sources.scope) ?? asked) : asked
  const facts = await lookUp(query, sources)
  const until = earlierDay(facts.window.from, addDays(sources.scope.today, -1))
  const swings = await lookUp(
    {
      who,
      measures: metrics.map((metric): Measure => ({ metric, aggregate: 'deviation' })),
      days: { window: { from: addDays(until, -USUAL_DAYS), until: addDays(until, -1) } },
      ...(each && { by: ['athlete' as const] }),
      asks: 'value',
    },
    sources,
  )
  return facts.rows.flatMap((row) =>
    row.facts.flatMap((now, place): Moved[] => {
      const { other: before, difference } = pairOf(now, place, facts)
      if (!isKnown(now) || !isKnown(before) || !difference) return []
      const { metric } = now.measure
      const records = [now.records, before.records] as const
      const swing = swingOf(row, place, swings.rows)
      const way = wayOf({ metric, difference: difference.value, records, swing })
      const { athlete } = row.group
      const text = movedBy(difference, metric)
      return [{ ...(athlete && { athlete }), metric, now, before, difference: difference.value, way, text }]
    }),
  )
}

function swingOf({ group }: FactRow, place: number, rows: readonly FactRow[]): number | null {
  const fact = rows.find((row) => row.group.athlete?.id === group.athlete?.id)?.facts[place]
  return fact && fact.records >= VARIATION_RECORDS * Math.max(1, fact.athletes) ? fact.value : null
}

/** `101 ms to 80 ms (down by 20.8 ms)`. */
export const fromTo = ({ before, now, text }: Moved): string => `${nameFigure(before)} to ${nameFigure(now)} (${text})`

/** `down by 20.8 ms`, or that the change is within the usual variation. */
export const movedOrSame = ({ way, text }: Moved): string =>
  way === 'same' && text !== 'about the same' ? `about the same, ${text}` : text
