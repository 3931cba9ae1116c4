import { AGGREGATES, aggregate, halfDifference, meanOf } from '../formulas/aggregates.ts'
import { ofOneProvider } from '../formulas/athlete-values.ts'
import { ownRange } from '../formulas/own-range.ts'
import { METRIC_NAMES, type Metric, metricOf } from '../records/metrics.ts'
import type { Athlete, Team } from '../records/team.ts'
import { lengthOf, type Window, within } from '../records/window.ts'

/** A true number that nothing shows: computed by our formulas from the records. */
export interface DerivedNumber {
  value: number
  /** undefined: a count or a share. */
  unit: Metric['unit'] | undefined
  isDifference: boolean
}

const DIFFERENCES: readonly string[] = ['trend', 'delta_prev', 'half_diff', 'sd']
const COUNTS: readonly string[] = ['count', 'missing_days', 'hrv_consistency']

/** Every aggregate of every metric of an athlete over a window, the two halves and the single days. */
export function numbersOf(athlete: Athlete, window: Window, asOf: string): DerivedNumber[] {
  return METRIC_NAMES.flatMap((metric) => {
    const { unit } = metricOf(metric)
    const points = within(athlete.series[metric], window, asOf)
    const values = points.map(({ value }) => value)
    const cut = Math.floor(values.length / 2)
    const levels = [...values, meanOf(values.slice(0, cut)), meanOf(values.slice(cut))]
    return [
      ...levels.flatMap((value) => (value === null ? [] : [{ value, unit, isDifference: false }])),
      ...AGGREGATES.filter((name) => name !== 'days_where').flatMap((name) => {
        const value = aggregate(name, points, lengthOf(window))
        const isCount = COUNTS.includes(name)
        return value === null
          ? []
          : [{ value, unit: isCount ? undefined : unit, isDifference: DIFFERENCES.includes(name) }]
      }),
    ]
  })
}

/** The team's means over a window, and how many athletes they cover. */
export function teamNumbers(team: Team, window: Window, asOf: string): DerivedNumber[] {
  const alike = ofOneProvider(team.athletes)
  return METRIC_NAMES.flatMap((metric) => {
    const { unit } = metricOf(metric)
    const series = alike.map((athlete) => within(athlete.series[metric], window, asOf))
    const pooled = series.flat().sort((a, b) => (a.date < b.date ? -1 : 1))
    const half = halfDifference(pooled.map(({ value }) => value))
    const known = series.filter((points) => points.length > 0)
    const means = (['latest', 'mean', 'trend', 'half_diff', 'sum', 'min', 'max'] as const).flatMap((name) => {
      const value = meanOf(known.flatMap((points) => aggregate(name, points, lengthOf(window)) ?? []))
      return value === null ? [] : [{ value, unit, isDifference: DIFFERENCES.includes(name) }]
    })
    return [
      ...means,
      ...(half === null ? [] : [{ value: half, unit, isDifference: true }]),
      ...[known.length, pooled.length, (100 * known.length) / team.athletes.length].map((value) => ({
        value,
        unit: undefined,
        isDifference: false,
      })),
    ]
  })
}

/** The own range of an athlete's HRV, whatever the days asked about. */
export const rangeNumbers = (athlete: Athlete, asOf: string): DerivedNumber[] =>
  ownRange(athlete.series.hrv_rmssd_milli, asOf).milliseconds.map((value) => ({
    value,
    unit: 'ms',
    isDifference: false,
  }))

const COMPARED = ['latest', 'mean', 'median', 'min', 'max', 'sum'] as const

/**
 * The values by which an athlete and another, or a window and another, are compared: one per metric and aggregate, null
 * where there is none.
 */
export const comparedValues = (athletes: readonly Athlete[], window: Window, asOf: string): (number | null)[] =>
  METRIC_NAMES.flatMap((metric) =>
    COMPARED.map((name) =>
      meanOf(
        athletes.flatMap(
          (athlete) => aggregate(name, within(athlete.series[metric], window, asOf), lengthOf(window)) ?? [],
        ),
      ),
    ),
  )

/** The differences between any two of the sides. */
export function differencesOf(sides: readonly (readonly (number | null)[])[]): DerivedNumber[] {
  const units = METRIC_NAMES.flatMap((metric) => COMPARED.map(() => metricOf(metric).unit))
  return sides.flatMap((one, place) =>
    sides.slice(place + 1).flatMap((other) =>
      one.flatMap((value, index) => {
        const partner = other[index] ?? null
        return value === null || partner === null
          ? []
          : [{ value: Math.abs(value - partner), unit: units[index], isDifference: true }]
      }),
    ),
  )
}
