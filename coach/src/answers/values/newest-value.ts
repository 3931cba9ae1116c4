import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { besideAverage, writeValue } from '../../wording/figures.ts'
import type { Asked } from '../asked/asked-days.ts'
import { possessive } from '../phrases/names.ts'
import { recordsOf } from '../phrases/records.ts'

/** An athlete's newest value of a metric, beside their own average where there are several; '' without any. */
export function writeNewest(
  { athlete, metrics, window }: ToolResult<'athlete_summary'>,
  metric: MetricName,
  { over, within, isOneDay }: Asked,
  today: CalendarDay,
): string {
  const { latest, latestDate, average, records } = metrics[metric]
  if (latest === null || latestDate === null || average === null) return ''
  const { label } = metricOf(metric)
  const [whose, value] = [possessive(athlete.name), `**${writeValue(metric, latest)}**`]
  if (isOneDay) return `${whose} ${label} ${over} was ${value}.`
  const opening = `${whose} latest ${label} is ${value} (${writeWhen(latestDate, today)})`
  if (records === 1) return `${opening}, the only record ${within}.`
  const distance = besideAverage(metric, latest - average, writeValue(metric, average))
  return `${opening}, ${distance} ${over} (${recordsOf(metric, records, window.days)}).`
}
