import { METRICS, type MetricName } from '../records/metrics.ts'
import type { Athlete, Point } from '../records/team.ts'
import { lengthOf, type WindowWords, windowOf, within } from '../records/window.ts'
import { type Aggregate, aggregate } from './aggregates.ts'
import type { Comparison } from './comparison.ts'
import type { Context } from './context.ts'

interface Measured {
  metric: MetricName
  agg: Aggregate
  window?: WindowWords | undefined
  day_cmp?: Comparison | undefined
  day_value?: number | undefined
}

/** One aggregate of an athlete; null: too few values. */
export function read(
  athlete: Athlete,
  context: Pick<Context, 'asOf' | 'days'>,
  { metric, agg, window, day_cmp, day_value }: Measured,
): number | null {
  const day = day_cmp !== undefined && day_value !== undefined ? { cmp: day_cmp, value: day_value } : undefined
  return aggregate(agg, pointsIn(athlete, context, metric, window), lengthOf(windowOf(window, context)), day)
}

export const pointsIn = (
  athlete: Athlete,
  context: Pick<Context, 'asOf' | 'days'>,
  metric: MetricName,
  window?: WindowWords,
): Point[] => within(athlete.series[metric], windowOf(window, context), context.asOf)

/** "Scores of different makers are never averaged or ranked together": those of the most common provider. */
export function ofOneProvider(athletes: readonly Athlete[]): readonly Athlete[] {
  const byProvider = Map.groupBy(
    athletes.filter((athlete) => athlete.provider !== null && hasValues(athlete)),
    ({ provider }) => provider,
  )
  const largest = [...byProvider.values()].sort((a, b) => b.length - a.length)[0] ?? []
  return athletes.filter((athlete) => largest.includes(athlete) || !hasValues(athlete))
}

const hasValues = ({ series }: Athlete) =>
  (Object.keys(METRICS) as MetricName[]).some((metric) => series[metric].length > 0)
