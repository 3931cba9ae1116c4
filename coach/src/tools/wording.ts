import { counted } from '@corner/analytics/counted.ts'
import { dayLabel } from '@corner/analytics/day-label.ts'
import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import { decimalsBeside, roundTo, withUnit, written } from '@corner/analytics/rounding.ts'
import { decimalsOf } from '@corner/analytics/statistic-units.ts'
import { isDifference, type Statistic } from '@corner/analytics/statistics.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { LeftOut } from './athletes.ts'
import type { ReadWindow } from './window.ts'

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']

/**
 * `Nov 15 to Nov 21 (7 days)`, `Nov 21`, `Mondays, Nov 1 to Nov 21 (3 days)`; over the turn of a year
 * `Nov 22, 2025 to Nov 21, 2026 (365 days)`.
 */
export function windowText({ from, until, weekdays, days }: ReadWindow): string {
  const isOneYear = from.slice(0, 4) === until.slice(0, 4)
  const labelOf = (day: CalendarDay) => (isOneYear ? dayLabel(day) : `${dayLabel(day)}, ${day.slice(0, 4)}`)
  const length = `(${counted(days, 'day')})`
  const span = from === until ? labelOf(from) : `${labelOf(from)} to ${labelOf(until)} ${length}`
  return weekdays ? `${weekdays.map((day) => WEEKDAYS[day]).join(', ')}, ${span}` : span
}

/** A value as it is read: `45%`, `62 ms`, `7.4 h`, `12.3`; beside bounds that it was judged by, 6.96 h is below 7 h and reads `6.96 h`. */
export function writeValue(metric: MetricName, value: number, bounds: readonly number[] = []): string {
  const { decimals, unit } = metricOf(metric)
  return withUnit(written(value, decimalsBeside(value, decimals, bounds)), unit)
}

/** Differences are written finer than values, as in the answers: the trends of the screens have one decimal, too. */
export const drawnDifference = (value: number | null): number | null => (value === null ? null : roundTo(value, 1))

/** As it is drawn. */
export function drawn(
  metric: MetricName,
  value: number | null,
  { statistic = 'latest' }: { statistic?: Statistic } = {},
): number | null {
  return value === null ? null : roundTo(value, decimalsDrawn(metric, statistic))
}

const decimalsDrawn = (metric: MetricName, statistic: Statistic) =>
  isDifference(statistic) ? 1 : decimalsOf(metric, statistic)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const REASONS: Record<LeftOut['reason'], string> = {
  not_connected: 'no device connected',
  no_data: 'no record in these days',
  too_few_records: 'too few records',
  other_maker: "another maker's scores, which are not compared with these",
}

/** As many as a reader sees rows of. */
const LEFT_OUT_NAMED = 20

/** `Left out: Ann Ash (no device connected).` undefined: nobody is. */
export function leftOutText(leftOut: readonly LeftOut[]): string | undefined {
  if (leftOut.length === 0) return undefined
  const named = leftOut.slice(0, LEFT_OUT_NAMED).map(({ athlete, reason }) => `${athlete.name} (${REASONS[reason]})`)
  const more = leftOut.length > LEFT_OUT_NAMED ? `, and ${leftOut.length - LEFT_OUT_NAMED} more` : ''
  return `Left out: ${named.join(', ')}${more}.`
}
