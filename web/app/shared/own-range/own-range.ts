import { written } from '@corner/analytics/numbers/rounding.ts'
import { type NormalRange, placeAsWritten } from '@corner/analytics/series/normal-range.ts'
import type { ChartMetric } from '../charts/chart-description.ts'
import { rangeOnAxis } from '../charts/range-on-axis.ts'

type Measured = Pick<ChartMetric, 'unit' | 'decimals' | 'axis'>

/** The ends of an own normal range, all that is drawn of it. */
export type OwnLimits = Pick<NormalRange, 'low' | 'high'>

/** A value and the athlete's own normal range. */
export interface OwnValue {
  metric: Measured
  /** null: fewer values than a range needs; undefined: not loaded. */
  range: OwnLimits | null | undefined
  /** null: none. */
  value: number | null
}

const SIDES = { below: 'under', above: 'above' } as const

/** The ends of a range as displayed: `40 to 62%`. */
export function rangeText(metric: Measured, range: OwnLimits): string {
  const { low, high } = rangeOnAxis(metric, range)
  return `${written(low, metric.decimals)} to ${written(high, metric.decimals)}${metric.unit}`
}

/** Where a value lies, as displayed; null without one of the two. */
export function ownPlace({ metric, range, value }: OwnValue) {
  return range && value !== null ? placeAsWritten(rangeOnAxis(metric, range), value, metric.decimals) : null
}

/** `29 points under own range 40 to 62%`; '' while loading. */
export function ownRangeText(own: OwnValue): string {
  const { metric, range } = own
  if (range === undefined) return ''
  if (range === null) return 'own range not known yet'
  const limits = rangeText(metric, range)
  const compared = ownPlace(own)
  if (compared === null) return `own range ${limits}`
  const { place, distance } = compared
  return place === 'within'
    ? `within own range ${limits}`
    : `${differenceText(metric, distance)} ${SIDES[place]} own range ${limits}`
}

/** Percent points are no percents. */
function differenceText({ unit, decimals }: Measured, distance: number): string {
  const text = written(distance, decimals)
  return unit === '%' ? `${text} ${text === '1' ? 'point' : 'points'}` : `${text}${unit}`
}

/** Where the range and the value lie on a scale, in percent of its length. */
export interface OwnScale {
  low: number
  high: number
  /** null: no value. */
  value: number | null
}

/** Free space beside a range that the scale of its metric does not end, in widths of the range. */
const ROOM = 1

/** The scale of the metric; where it has no fixed end, as far as range and value go, with some room. */
export function ownScale({ metric, value }: OwnValue, range: OwnLimits): OwnScale {
  const { low, high } = rangeOnAxis(metric, range)
  const { from, to } = metric.axis
  const room = ROOM * (high - low || Math.max(high, 1))
  const start = from === 'fit' ? Math.min(low - room, value ?? low) : from
  const end = to === 'fit' ? Math.max(high + room, value ?? high) : to
  const at = (number: number) => Math.min(100, Math.max(0, ((number - start) / (end - start)) * 100))
  return { low: at(low), high: at(high), value: value === null ? null : at(value) }
}
