import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { SPREAD_RECORDS, STANDS_OUT, writeOutlier } from '../why/deviating.ts'
import { MAIN_METRICS } from './main-metrics.ts'

type Summary = ToolResult<'athlete_summary'>

const REASONED: readonly MetricName[] = [...MAIN_METRICS, 'sleep_quality']

/** What is unlike the athlete's own average, furthest first. What goes together is told, no cause. */
export function writeOutstanding({ metrics }: Summary, over: string, today: CalendarDay): string {
  const outstanding = REASONED.flatMap((metric) => {
    const { trend, deviation, records, latest, latestDate, average } = metrics[metric]
    // What is not of a night grows until the day is over: a small value of today is none yet.
    if (metricOf(metric).of !== 'night' && latestDate === today) return []
    if (trend === null || latest === null || average === null || !deviation || records < SPREAD_RECORDS) return []
    const distance = Math.abs(trend) / deviation
    const measure = { metric, aggregate: 'latest' } as const
    return distance < STANDS_OUT
      ? []
      : [{ measure, value: latest, usual: average, difference: trend, distance, records }]
  }).sort((a, b) => b.distance - a.distance)
  const found =
    outstanding.length === 0
      ? `Nothing in the latest values stands out against their own average ${over}.`
      : `What stands out against their own average ${over}: ${outstanding.map(writeOutlier).join('; ')}.`
  return `${found} The records show what goes together, not the cause: ask how they feel.`
}
