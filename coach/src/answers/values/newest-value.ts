import { type MetricName, metricOf } from '@corner/analytics/metrics/metric-catalogue.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { besideAverage, writeValue } from '../../wording/figures.ts'
import { nounOf } from '../../wording/metrics.ts'
import { possessive } from '../../wording/names.ts'
import type { RequestDays } from '../context/request-days.ts'

type Summary = Pick<ToolResult<'athlete_summary'>, 'athlete' | 'metrics' | 'window'>

/** An athlete's newest value of a metric, next to their own average where there are several; '' without any. */
export function writeNewest(summary: Summary, metric: MetricName, asked: RequestDays, today: CalendarDay): string {
  const { over, within, isOneDay } = asked
  const { latest, latestDate, average, records } = summary.metrics[metric]
  if (latest === null || latestDate === null || average === null) return ''
  const { label } = metricOf(metric)
  const [whose, value] = [possessive(summary.athlete.name), `**${writeValue(metric, latest)}**`]
  if (isOneDay) return `${whose} ${label} ${over} was ${value}.`
  const opening = `${whose} latest ${label} is ${value} (${writeWhen(latestDate, today)})`
  if (records === 1) return `${opening}, the only record ${within}.`
  const distance = besideAverage(metric, latest - average, writeValue(metric, average))
  return `${opening}, ${distance} ${over} (${recordsOf(summary, metric)}).`
}

/** How many records a number is based on: `6 of 7 nights`. */
export const recordsOf = ({ metrics, window }: Pick<Summary, 'metrics' | 'window'>, metric: MetricName): string =>
  `${metrics[metric].records} of ${counted(window.days, nounOf(metric))}`

/** `recovery 30% (today)`, `no recovery`. */
export const writeRecovery = (recovery: number | null, date: CalendarDay | null, today: CalendarDay): string =>
  recovery === null || date === null
    ? 'no recovery'
    : `recovery ${writeValue('recovery', recovery)} (${writeWhen(date, today)})`
