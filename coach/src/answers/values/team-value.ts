import { type MetricName, metricOf } from '@corner/analytics/metrics/metric-catalogue.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeValue } from '../../wording/figures.ts'
import type { RequestDays } from '../context/request-days.ts'
import { sentences } from '../phrases/lists.ts'

type Overview = ToolResult<'team_overview'>

/** The team's mean of the newest values of a metric, next to that of the averages. */
export function writeTeamValue(overview: Overview, metric: MetricName, { over, isOneDay }: RequestDays): string {
  const { label } = metricOf(metric)
  const { meanOfLatest, meanOfAverages, athletes, stale } = overview.metrics[metric]
  if (meanOfLatest === null || meanOfAverages === null) return `There is no ${label} data of the team ${over}.`
  const of = `${athletes} of ${counted(overview.athletes, 'athlete')}`
  if (isOneDay) return `The team's average ${label} ${over} was **${writeValue(metric, meanOfLatest)}** (${of}).`
  return sentences(
    `The team's average latest ${label} is **${writeValue(metric, meanOfLatest)}** (${of}).`,
    `The team's average ${over} is ${writeValue(metric, meanOfAverages)}.`,
    stale > 0 && `${counted(stale, 'of these values is', 'of these values are')} older than yesterday.`,
  )
}
