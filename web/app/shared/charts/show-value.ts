import { written } from '@corner/analytics/numbers/rounding.ts'
import type { ChartMetric } from './chart-description.ts'

/** A value as displayed, `69%`, `6.4 h`; a dash for null. The only place where it is rounded. */
export function showValue({ unit, decimals }: Pick<ChartMetric, 'unit' | 'decimals'>, value: number | null): string {
  return value === null ? '–' : `${written(value, decimals)}${unit}`
}

/** A change with its sign: `+3.4 ms`, `−1.8 ms`, `0.0 ms`. */
export function showChange(metric: Pick<ChartMetric, 'unit' | 'decimals'>, change: number): string {
  const written = showValue(metric, Math.abs(change))
  if (Number.parseFloat(written) === 0) return written
  return `${change > 0 ? '+' : '−'}${written}`
}

/** The tick labels of an axis, lowest first: a unit that is a word stands at the highest, `50 ms`. */
export function showTicks(metric: Pick<ChartMetric, 'unit' | 'decimals'>, ticks: readonly number[]): string[] {
  const isWord = metric.unit.trim().length > 1
  return ticks.map((tick, at) => showTick(metric, tick) + (isWord && at === ticks.length - 1 ? metric.unit : ''))
}

/** A tick label: whole numbers, without units that are words. */
export function showTick({ unit, decimals }: Pick<ChartMetric, 'unit' | 'decimals'>, tick: number): string {
  const written = Number.isInteger(tick) ? String(tick) : tick.toFixed(Math.max(1, decimals))
  return unit.trim().length === 1 ? written + unit : written
}
