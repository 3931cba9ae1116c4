import { dayLabel } from '@corner/analytics/days/day-label.ts'
import type { VitalOfWeek } from '@corner/contract/entities/ai-insights.ts'
import { showValue } from '../../../shared/charts/show-value.ts'
import { ownRangeText } from '../../../shared/own-range/own-range.ts'
import { VITAL_METRICS } from '../week/week-metrics.ts'

/**
 * `Respiratory rate in the night to Nov 27: 16.0 breaths/min, 0.2 breaths/min above own range 15.1 to 15.8 breaths/min.`
 * @param above the text above it: a value that it has is not repeated
 */
export function vitalText({ metric: name, night, value, range }: VitalOfWeek, above: string): string {
  const metric = VITAL_METRICS[name]
  const shown = showValue(metric, value)
  const place = ownRangeText({ metric, range, value })
  const figures = ` ${above}`.includes(` ${shown}`) ? place : `${shown}, ${place}`
  return `${metric.name} in the night to ${dayLabel(night)}: ${figures}.`
}
