import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeSize, writeValue } from '../../wording/figures.ts'
import { MAIN_METRICS } from './main-metrics.ts'

type Summary = ToolResult<'athlete_summary'>

/** So far from the own average, in standard deviations, the newest value stands out. */
const STANDS_OUT = 1
/** Fewer values have no usual spread. */
const SPREAD_RECORDS = 4

const REASONED: readonly MetricName[] = [...MAIN_METRICS, 'sleep_quality']

/** What is unlike the athlete's own average, furthest first. What goes together is told, no cause. */
export function writeOutstanding({ metrics }: Summary, over: string, today: CalendarDay): string {
  const outstanding = REASONED.flatMap((metric) => {
    const { trend, deviation, records, latest, latestDate, average } = metrics[metric]
    // What is not of a night grows until the day is over: a small value of today is none yet.
    if (metricOf(metric).of !== 'night' && latestDate === today) return []
    if (trend === null || latest === null || average === null || !deviation || records < SPREAD_RECORDS) return []
    const distance = Math.abs(trend) / deviation
    if (distance < STANDS_OUT) return []
    const side = trend < 0 ? 'below' : 'above'
    const text = `${metricOf(metric).label} ${writeValue(metric, latest)}, ${writeSize({ metric, aggregate: 'trend' }, trend)} ${side} the average of ${writeValue(metric, average)}`
    return [{ distance, text }]
  }).sort((a, b) => b.distance - a.distance)
  const found =
    outstanding.length === 0
      ? `Nothing in the latest values stands out against their own average ${over}.`
      : `What stands out against their own average ${over}: ${outstanding.map(({ text }) => text).join('; ')}.`
  return `${found} The records show what goes together, not the cause: ask how they feel.`
}
