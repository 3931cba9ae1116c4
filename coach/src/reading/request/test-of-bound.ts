import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import type { Bound, DayTest } from '@corner/contract/entities/query.ts'
import { metricCalled } from '../../wording/metrics.ts'
import { nearestMetric, nearestMetricSpan } from '../features.ts'
import type { MessagePart } from '../part.ts'
import type { PartChoices } from '../part-choices.ts'
import { type Limits, type Span, spansOf } from '../spans/span.ts'
import { measuredMetrics } from './metrics.ts'
import type { BoundedSpan } from './spans-with.ts'

const METRIC_OF_UNIT: ReadonlyMap<string, string> = new Map(
  Object.entries(CATALOGUE).flatMap(([name, { unit, isMeantByUnit }]) => (isMeantByUnit ? [[unit, name]] : [])),
)

/** Hours may also be how much later a clock time is, and minutes are read as parts of an hour (amounts.ts). */
const hasUnit = (metric: string, unit: string): boolean => {
  const { unit: own, differenceUnit } = metricCalled(metric)
  return unit === own || unit === differenceUnit || (unit === 'h' && own === 'min')
}

/** The test that a bound makes of its metric, in the metric's own unit. */
export function testOfBound(part: MessagePart, decided: PartChoices, span: BoundedSpan): DayTest {
  const metric = metricOfBound(part, decided, span)
  const isOfMinutes = span.kind === 'bound' && span.unit === 'h' && metricCalled(metric).unit === 'min'
  return { metric, ...(isOfMinutes ? inMinutes(span.limits) : span.limits) }
}

function inMinutes({ is, than, and }: Limits): Limits {
  const minutes = (bound: Bound) => (typeof bound === 'number' ? Math.round(bound * 60) : bound)
  return { is, than: minutes(than), ...(and !== undefined && { and: minutes(and) }) }
}

function metricOfBound(part: MessagePart, decided: PartChoices, span: BoundedSpan): string {
  if (span.kind === 'band') return 'recovery'
  if (span.metric) return span.metric
  const near = metricBeside(part, decided, span)
  const { unit } = span
  if (near && (unit === undefined || hasUnit(near, unit))) return near
  return (unit && METRIC_OF_UNIT.get(unit)) ?? near ?? measuredMetrics(part, decided)[0] ?? 'recovery'
}

/** The metric next to a bound, unless another bound is nearer to it. */
function metricBeside(part: MessagePart, decided: PartChoices, span: Span<'bound'>): string | undefined {
  const others = spansOf(part.spans, 'bound').filter(
    (each) => each !== span && !each.metric && decided.roles.get(each) !== 'none',
  )
  const near = nearestMetric(part, span)
  if (others.length === 0 || spansOf(part.spans, 'metric').length < 1) return near
  const [mine] = nearestMetricSpan(part, span)
  if (!mine) return near
  const isTaken = others.some((other) => {
    const [its, distance] = nearestMetricSpan(part, other)
    return its === mine && distance < (nearestMetricSpan(part, span)[1] ?? 0)
  })
  return isTaken ? likelyMetric(span) : near
}

/** By its size: 14 is a strain, 40 a recovery, 6.5 hours of sleep. */
function likelyMetric({ limits: { than }, unit }: Span<'bound'>): string | undefined {
  if (typeof than !== 'number') return undefined
  if (unit === 'h' || (than >= 3 && than <= 11)) return 'sleep_duration'
  return than <= 21 ? 'strain' : 'recovery'
}
