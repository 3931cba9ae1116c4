import type { MetricRecord } from '@corner/contract/metrics/metric-record.ts'
import { pointsOf } from '../series/points.ts'
import type { DayReader } from './metric.ts'

/** How hard a day's sessions were, as a check-in might tell. */
export const SESSION_LOAD: MetricRecord & { of: 'day' } = {
  source: ['cycles.strain'],
  series: ['activity'],
  of: 'day',
  label: 'session load',
  words: ['session load'],
  unit: 'min',
  differenceUnit: 'min',
  decimals: 0,
  better: null,
  steadyWithin: 20,
  scale: [0, 5000],
  adds: 'sum',
  axis: { from: 0, to: 600 },
}

export const SESSION_LOAD_READER: DayReader = {
  read: ({ activity_data }) => pointsOf(activity_data, ({ strain_score }) => strain_score && strain_score * 30),
}
