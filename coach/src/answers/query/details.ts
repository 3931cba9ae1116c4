import { counted } from '@corner/analytics/counted.ts'
import type { Fact } from '@corner/analytics/query/facts.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { nounOf } from '../../wording/metrics.ts'
import { nounOfTests } from '../../wording/tests.ts'

/** `6 of 7 nights`; of picked days, which nobody has counted, `6 nights`. */
export function recordsOf({ measure, window, records }: Fact, isPicked = false): string {
  const noun = measure.test ? nounOfTests(measure.test) : nounOf(measure.metric)
  if (isPicked || records > window.days) return counted(records, noun)
  return `${records} of ${counted(window.days, noun)}`
}

/** The day of a figure that is one day's, or how many records it is of: ` (today)`, ` (6 of 7 nights)`; '' where neither says more. */
export function detailOf(fact: Fact, today: CalendarDay, isPicked = false): string {
  const { measure, date, window } = fact
  if (measure.aggregate === 'longest_streak' || measure.aggregate === 'current_streak')
    return date === null ? '' : ` (from ${writeWhen(date, today).replace(/^on /, '')})`
  if (OF_WINDOW.includes(measure.aggregate)) return ''
  if (measure.aggregate === 'days' || measure.aggregate === 'share')
    return ` (of ${counted(fact.records, nounOfTests(measure.test ?? []))})`
  if (date !== null) return window.from === window.until ? '' : ` (${writeWhen(date, today)})`
  if (measure.aggregate === 'correlation') return ` (${counted(fact.records, 'pair')})`
  return window.from === window.until ? '' : ` (${recordsOf(fact, isPicked)})`
}

const OF_WINDOW: readonly string[] = ['missing_days', 'count']

/** Whether only some days of a window count, so that "of 7 nights" would be wrong. */
export const arePicked = ({ where }: { where?: unknown }): boolean => where !== undefined
