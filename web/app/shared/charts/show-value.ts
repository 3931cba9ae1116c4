import { written } from '@corner/analytics/rounding.ts'
import type { Metric } from './chart-description.ts'

/** A value as a person reads it, `69%`, `6.4 h`; a dash for no value. Rounded here and nowhere before. */
export function showValue({ unit, decimals }: Pick<Metric, 'unit' | 'decimals'>, value: number | null): string {
  return value === null ? '–' : `${written(value, decimals)}${unit}`
}

/** With its sign, as a change is written: `+3.4 ms`, `−1.8 ms`, `0.0 ms`. */
export function showChange(metric: Pick<Metric, 'unit' | 'decimals'>, change: number): string {
  const written = showValue(metric, Math.abs(change))
  if (Number.parseFloat(written) === 0) return written
  return `${change > 0 ? '+' : '−'}${written}`
}

/** As it stands at an axis: whole numbers, and no unit that needs a word of its own. */
export function showTick({ unit, decimals }: Pick<Metric, 'unit' | 'decimals'>, tick: number): string {
  const written = Number.isInteger(tick) ? String(tick) : tick.toFixed(Math.max(1, decimals))
  return unit.trim().length === 1 ? written + unit.trim() : written
}
