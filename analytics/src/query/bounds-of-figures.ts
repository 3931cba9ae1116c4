import type { Bound } from '@corner/contract/entities/query.ts'
import type { AggregateEntry } from './aggregates/aggregate.ts'
import { AGGREGATE_ENTRIES } from './aggregates/every-aggregate.ts'
import { teamFor } from './alike.ts'
import type { OpenMeasure } from './athlete-figures.ts'
import type { AthleteReader } from './athlete-reader.ts'
import { ownAverage, saidBound, withAdded } from './bounds.ts'
import type { QueryContext } from './context.ts'
import { dayMetricIn, metricIn } from './find-metric.ts'
import { joinFigures } from './group-figure.ts'
import { usualRange } from './own-values.ts'

/**
 * The bound for an athlete's figure, in its unit; null: none was given, or it is unknown.
 * @param ofTeam the team's figure of the same measure; unknown for an athlete of another provider
 */
export function boundOfFigure(
  bound: Bound | undefined,
  { measure, calendar }: OpenMeasure,
  athlete: AthleteReader,
  ofTeam: () => number | null,
  { is }: AggregateEntry,
  context: QueryContext,
): number | null {
  if (bound === undefined) return null
  if (typeof bound === 'number')
    return is === 'value' ? saidBound(bound, metricIn(context.catalogue, measure.metric)) : bound
  if (bound.of === 'team_average')
    return teamFor(measure.metric, context).includes(athlete) ? withAdded(ofTeam(), bound) : null
  if (bound.of === 'own_average') return withAdded(ownAverage(bound, measure.metric, athlete, calendar, context), bound)
  const metric = dayMetricIn(context.catalogue, measure.metric)
  const of = measure.aggregate === 'mean' ? 'stretch' : 'day'
  const range = usualRange(metric, athlete.points(measure.metric), calendar.window.until, of)
  return withAdded(range?.[bound.of === 'own_low' ? 'low' : 'high'] ?? null, bound)
}

/** The mean of the athletes' figures of a measure; for metrics that are not scores, over athletes of all providers. */
export function teamFigure(open: OpenMeasure, context: QueryContext): number | null {
  const metric = metricIn(context.catalogue, open.measure.metric)
  const figures = teamFor(open.measure.metric, context).flatMap((athlete) =>
    open.figuresOf(athlete).map(({ figure }) => ({ athlete: athlete.athlete, figure })),
  )
  return joinFigures(figures, AGGREGATE_ENTRIES[open.measure.aggregate], metric).value
}
