import { counted } from '@corner/analytics/counted.ts'
import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'

/** What one record of a metric is called: strain and heart rates are of a day, all else of a night. */
export const recordNoun = (metric: MetricName): 'day' | 'night' => (metricOf(metric).of === 'night' ? 'night' : 'day')

/** How much a number was read from: `6 of 7 nights`. */
export function recordsOf(metric: MetricName, records: number, days: number): string {
  return `${records} of ${counted(days, recordNoun(metric))}`
}

/** A 7-day statement needs three nights at least (knowledge/articles/data-quality.md: fewer are no pattern). */
export const FEW_RECORDS = 3
