import { counted } from '@corner/analytics/numbers/counted.ts'
import type { Fact } from '@corner/analytics/query/facts.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { nounOf } from '../../wording/metrics.ts'
import { nounOfTests } from '../../wording/tests.ts'
import type { AnswerInput } from './answer-input.ts'

/**
 * `6 of 7 nights`; for picked days, whose number is not known, `6 nights`.
 * @param days the query's, where the measure has none
 */
export function recordsOf({ measure, window, records }: Fact, days: Days): string {
  const noun = measure.test ? nounOfTests(measure.test) : nounOf(measure.metric)
  const isPicked = (measure.days ?? days).where !== undefined
  if (isPicked || records > window.days) return counted(records, noun)
  return `${records} of ${counted(window.days, noun)}`
}

/**
 * The day of a single day's figure, or the number of its records: ` (today)`, ` (6 of 7 nights)`; '' where neither adds
 * anything.
 */
export function detailOf(fact: Fact, { query, context }: AnswerInput): string {
  const { measure, date, window, records } = fact
  const { today } = context.scope
  switch (measure.aggregate) {
    case 'missing_days':
    case 'count':
      return ''
    case 'longest_streak':
    case 'current_streak':
      return date === null ? '' : ` (from ${writeWhen(date, today).replace(/^on /, '')})`
    case 'days':
    case 'share':
      return ` (of ${counted(records, nounOfTests(measure.test ?? []))})`
    case 'correlation':
      return ` (${counted(records, 'pair')})`
    default:
      // A single day is already named by the question, if it is the query's own.
      if (window.from === window.until && (measure.days === undefined || date === null)) return ''
      return ` (${date === null ? recordsOf(fact, query.days) : writeWhen(date, today)})`
  }
}
