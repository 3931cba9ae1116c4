import { counted } from '@corner/analytics/counted.ts'
import type { MetricName } from '@corner/analytics/metric-catalogue.ts'

const OF_THE_DAY: readonly MetricName[] = ['strain', 'average_heart_rate', 'max_heart_rate']

/** What one record of a metric is called: strain and heart rates are of a day, all else of a night. */
export const recordNoun = (metric: MetricName): 'day' | 'night' => (OF_THE_DAY.includes(metric) ? 'day' : 'night')

/** How much a number was read from: `6 of 7 nights`. */
export function recordsOf(metric: MetricName, records: number, days: number): string {
  return `${records} of ${counted(days, recordNoun(metric))}`
}

/** A 7-day statement needs three nights at least (knowledge/articles/data-quality.md: fewer are no pattern). */
export const FEW_RECORDS = 3
