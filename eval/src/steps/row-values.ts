import { type Aggregate, aggregate, meanOf } from '../formulas/aggregates.ts'
import { ofOneProvider } from '../formulas/athlete-values.ts'
import type { Context } from '../formulas/context.ts'
import { type MetricName, metricOf } from '../records/metrics.ts'
import type { Athlete } from '../records/team.ts'
import { lengthOf, type Window, within } from '../records/window.ts'
import { metricCalled } from './look-up.ts'

/** The names of the metrics in rows. */
const LABELS: Record<string, string> = {
  recovery: 'recovery',
  hrv: 'hrv',
  'resting heart rate': 'resting_heart_rate',
  sleep: 'sleep_duration',
  'sleep quality': 'sleep_quality',
  'sleep efficiency': 'sleep_efficiency',
  'sleep consistency': 'sleep_consistency',
  strain: 'strain',
  'average heart rate': 'average_heart_rate',
  'maximum heart rate': 'max_heart_rate',
}

/** By the label in a row. */
export const metricLabelled = (label: unknown): MetricName | undefined =>
  metricCalled(LABELS[String(label).toLowerCase()])

export const named = (name: unknown, { team }: Context): Athlete | undefined =>
  team.athletes.find(({ full }) => full === name)

interface ReadValue {
  metric: MetricName
  agg: Aggregate
  window: Window
}

const aggregateOf = (athlete: Athlete, { metric, agg, window }: ReadValue, { asOf }: Context): number | null =>
  aggregate(agg, within(athlete.series[metric], window, asOf), lengthOf(window))

/** Everybody of one provider counts once. */
export const teamValueOf = (read: ReadValue, context: Context): number | null =>
  meanOf(ofOneProvider(context.team.athletes).flatMap((athlete) => aggregateOf(athlete, read, context) ?? []))

export const isClose = (shown: unknown, right: number | null, tolerance: number): boolean =>
  right === null ? typeof shown !== 'number' : typeof shown === 'number' && Math.abs(right - shown) <= tolerance

/** What is wrong with a displayed value of an athlete; consistency is not checked where there is none. */
export function untrue(athlete: Athlete, read: ReadValue, shown: unknown, context: Context, title: string): string[] {
  const { metric, agg } = read
  const right = aggregateOf(athlete, read, context)
  if (shown === undefined || (typeof shown !== 'number' && agg === 'hrv_consistency')) return []
  if (isClose(shown, right, agg === 'count' ? 0 : metricOf(metric).tolerance)) return []
  return [`${title}: ${agg} ${metric} of ${athlete.full} is ${shown}, right is ${right}`]
}
