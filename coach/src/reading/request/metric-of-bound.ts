import { nearestMetric, nearestMetricSpan } from '../features.ts'
import type { MessagePart } from '../part.ts'
import type { PartChoices } from '../part-choices.ts'
import { type Span, spansOf } from '../spans/span.ts'
import { measuredMetrics } from './metrics.ts'
import type { BoundedSpan } from './spans-with.ts'

const METRIC_OF_UNIT: Record<string, string> = { h: 'sleep_duration', ms: 'hrv', bpm: 'resting_heart_rate' }

const UNITS_OF_METRIC: Record<string, RegExp> = {
  h: /sleep|time|debt|need/,
  ms: /hrv/,
  bpm: /heart/,
  '%': /recovery|sleep_|oxygen/,
}

export function metricOfBound(part: MessagePart, decided: PartChoices, span: BoundedSpan): string {
  if (span.kind === 'band') return 'recovery'
  if (span.metric) return span.metric
  const near = metricBeside(part, decided, span)
  const { unit } = span
  if (near && (unit === undefined || UNITS_OF_METRIC[unit]?.test(near))) return near
  if (unit && METRIC_OF_UNIT[unit]) return METRIC_OF_UNIT[unit]
  return near ?? measuredMetrics(part, decided)[0] ?? 'recovery'
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

/** By the number's size: 14 is a strain, 40 a recovery, 6.5 hours of sleep. */
function likelyMetric({ limits: { than }, unit }: Span<'bound'>): string | undefined {
  if (typeof than !== 'number') return undefined
  if (unit === 'h' || (than >= 3 && than <= 11)) return 'sleep_duration'
  return than <= 21 ? 'strain' : 'recovery'
}
