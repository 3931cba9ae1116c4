import { counted } from '@corner/analytics/counted.ts'
import { dayLabel } from '@corner/analytics/day-label.ts'
import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { LeftOut } from '@corner/analytics/query/facts.ts'
import { roundTo } from '@corner/analytics/rounding.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Aggregate } from '@corner/contract/entities/query.ts'
import { nameOfWeekday } from '../wording/days.ts'
import { decimalsOf } from '../wording/figures.ts'
import type { ReadWindow } from './window.ts'

/**
 * `Nov 15 to Nov 21 (7 days)`, `Nov 21`, `Mondays, Nov 1 to Nov 21 (3 days)`; over the turn of a year
 * `Nov 22, 2025 to Nov 21, 2026 (365 days)`.
 */
export function windowText({ from, until, weekdays, days }: ReadWindow): string {
  const isOneYear = from.slice(0, 4) === until.slice(0, 4)
  const labelOf = (day: CalendarDay) => (isOneYear ? dayLabel(day) : `${dayLabel(day)}, ${day.slice(0, 4)}`)
  const length = `(${counted(days, 'day')})`
  const span = from === until ? labelOf(from) : `${labelOf(from)} to ${labelOf(until)} ${length}`
  return weekdays ? `${weekdays.map(nameOfWeekday).join(', ')}, ${span}` : span
}

/** As it is drawn. */
export const drawn = (metric: MetricName, value: number | null, aggregate: Aggregate = 'latest'): number | null =>
  value === null ? null : roundTo(value, decimalsOf({ metric, aggregate }))

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
