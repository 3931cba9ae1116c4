import type { ChartMetric, Column, NormalBand } from '../chart-description.ts'

export interface ChartScale {
  from: number
  to: number
  ticks: readonly number[]
}

const MOST_STEPS = 5

/**
 * The axis for columns of one metric: fixed if the metric says so, otherwise rounded around the values.
 * @param range the athlete's own range, which a fitted axis holds to both ends: cut off, it would read as a smaller one
 */
export function scaleOf(
  { axis, decimals }: ChartMetric,
  columns: readonly Column[],
  range?: NormalBand['limits'],
): ChartScale {
  const isFixed = axis.from !== 'fit' && axis.to !== 'fit'
  const values = isFixed ? [] : columns.flatMap((column) => column.values.filter((value) => value !== null))
  if (range && values.length > 0) values.push(range.from, range.to)
  const lowest = axis.from === 'fit' ? Math.min(...values) : axis.from
  const highest = Math.max(axis.ticks?.at(-1) ?? lowest, axis.to === 'fit' ? Math.max(...values) : axis.to)
  if (!Number.isFinite(lowest) || !Number.isFinite(highest)) return { from: 0, to: 1, ticks: [] }
  const step = roundStep((highest - lowest) / MOST_STEPS, decimals === 0 ? 1 : 0.1)
  const from = axis.from === 'fit' ? Math.floor(lowest / step) * step : axis.from
  const to = axis.to === 'fit' ? Math.max(Math.ceil(highest / step) * step, from + step) : axis.to
  const count = Math.round((to - from) / step)
  const even = Array.from({ length: count + 1 }, (_, place) => from + place * step)
  return { from, to, ticks: axis.ticks ?? even }
}

/** The next of 1, 2, 5, 10, 20, ... that is at least `wish`, and no finer than the metric's decimals. */
function roundStep(wish: number, finest: number): number {
  const least = Math.max(wish, finest)
  const magnitude = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5, 10].find((step) => step * magnitude >= least * (1 - 1e-9)) ?? 10) * magnitude
}

/** Which of `count` places get a label without overlap, counted back from the latest. */
export function labelledPlaces(count: number, plotWidth: number, labelWidth: number): number[] {
  const every = Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, plotWidth)))
  const places = []
  for (let place = count - 1; place >= 0; place -= every) places.unshift(place)
  return places
}
