import type { MetricName } from '@corner/analytics/metrics/metric-catalogue.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import type { FactWindow, LeftOut } from '@corner/analytics/query/facts.ts'
import type { Aggregate } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../scope.ts'
import { writeDay, writeSpan } from '../wording/day-names.ts'
import { nameOfWeekday } from '../wording/days.ts'
import { decimalsOf } from '../wording/figures.ts'

/** `Nov 15 to 21 (7 days)`, `Nov 21`, `Mondays, Nov 1 to 21 (3 days)`. */
export function windowText(
  { from, until, weekdays = [], days }: FactWindow,
  { today }: Pick<CoachScope, 'today'>,
): string {
  const span = from === until ? writeDay(from, today) : `${writeSpan(from, until, today)} (${counted(days, 'day')})`
  return [...weekdays.map(nameOfWeekday), span].join(', ')
}

/** As displayed. */
export const drawn = (metric: MetricName, value: number | null, aggregate: Aggregate = 'latest'): number | null =>
  value === null ? null : roundTo(value, decimalsOf({ metric, aggregate }))

const REASONS: Record<LeftOut['reason'], string> = {
  not_connected: 'no device connected',
  no_data: 'no record in these days',
  too_few_records: 'too few records',
  other_provider: "another maker's scores, which are not compared with these",
}

/** As many as there are rows. */
const LEFT_OUT_NAMED = 20

/** `Left out: Ann Ash (no device connected).` undefined: nobody was left out. */
export function leftOutText(leftOut: readonly LeftOut[]): string | undefined {
  if (leftOut.length === 0) return undefined
  const named = leftOut.slice(0, LEFT_OUT_NAMED).map(({ athlete, reason }) => `${athlete.name} (${REASONS[reason]})`)
  const more = leftOut.length > LEFT_OUT_NAMED ? `, and ${leftOut.length - LEFT_OUT_NAMED} more` : ''
  return `Left out: ${named.join(', ')}${more}.`
}
