import { counted } from '@corner/analytics/counted.ts'
import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import { nounOf } from '../../wording/metrics.ts'

/** How much a number was read from: `6 of 7 nights`. */
export const recordsOf = (metric: MetricName, records: number, days: number): string =>
  `${records} of ${counted(days, nounOf(metric))}`
