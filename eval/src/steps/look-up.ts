import { addDays, type Day, WEEKDAYS } from '../records/calendar.ts'
import type { MetricName } from '../records/metrics.ts'
import type { Window } from '../records/window.ts'
import { askedQuery, windowsOfQuery } from './asked-query.ts'
import type { Step } from './step.ts'

/** The product's names of the metrics in look-ups. */
const METRIC_NAMES: Record<string, MetricName> = {
  recovery: 'recovery_score',
  hrv: 'hrv_rmssd_milli',
  resting_heart_rate: 'resting_heart_rate',
  sleep_duration: 'total_duration_hours',
  sleep_quality: 'sleep_quality_score',
  sleep_efficiency: 'sleep_efficiency',
  sleep_consistency: 'sleep_consistency_percentage',
  strain: 'strain_score',
  average_heart_rate: 'average_heart_rate',
  max_heart_rate: 'max_heart_rate',
}

export const metricCalled = (name: unknown): MetricName | undefined => METRIC_NAMES[String(name)]

/** The days of a look-up; without any, the chat's period. */
export function windowAsked(asked: unknown, { asOf, days }: { asOf: Day; days: number }): Window {
  if (typeof asked !== 'object' || asked === null)
    return { from: addDays(asOf, 1 - days), to: asOf, weekdays: undefined }
  const { from, until, weekdays } = asked as { from: Day; until: Day; weekdays?: number[] }
  return {
    from,
    to: until > asOf ? asOf : until,
    weekdays: weekdays?.flatMap((weekday) => WEEKDAYS[weekday] ?? []),
  }
}

/** All windows of a reply's look-ups. */
export function windowsOf(steps: readonly Step[], context: { asOf: Day; days: number }): Window[] {
  const ofQueries = steps.flatMap((step) => {
    const query = askedQuery(step)
    return query ? windowsOfQuery(query, context) : []
  })
  const asked = steps.map(({ arguments: { window } }) => windowAsked(window, context))
  const read = [windowAsked(undefined, context), ...asked, ...ofQueries]
  return [...new Map(read.map((window) => [JSON.stringify(window), window])).values()]
}
