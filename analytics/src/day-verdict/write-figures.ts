import { type DayMetricName, METRICS } from '../metrics/metric-catalogue.ts'
import { withUnit, written } from '../numbers/rounding.ts'

/** A value with its unit, as on the screens: `49%`, `5.6 h`. */
export const writeOf = (metric: DayMetricName, value: number): string =>
  withUnit(written(value, METRICS[metric].decimals), METRICS[metric].unit)

const ORDINALS: Record<number, string> = { 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth', 6: 'sixth' }

/** For example `third`. */
export const ordinalOf = (count: number): string => ORDINALS[count] ?? `${count}th`

/** The range of some values: `4.2 to 4.9 h`; a single value if both ends look the same. */
export function writeBetween(metric: DayMetricName, values: readonly number[]): string {
  const { decimals, unit } = METRICS[metric]
  const [low, high] = [written(Math.min(...values), decimals), written(Math.max(...values), decimals)]
  return withUnit(low === high ? low : `${low} to ${high}`, unit)
}

/** A list of values with the unit once: `8.4 and 7.9 h`. */
export function writeList(metric: DayMetricName, values: readonly number[]): string {
  const { decimals, unit } = METRICS[metric]
  const all = values.map((value) => written(value, decimals))
  const before = all.slice(0, -1).join(', ')
  return withUnit(`${before === '' ? '' : `${before} and `}${all.at(-1)}`, unit)
}
