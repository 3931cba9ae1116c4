import type { Condition, DayTest } from '@corner/contract/entities/query.ts'
import type { Limits } from '../spans/span.ts'

/** Each comparison with its complement. */
export const OPPOSITE: Partial<Record<Limits['is'], Limits['is']>> = {
  below: 'at_least',
  at_most: 'above',
  above: 'at_most',
  at_least: 'below',
}

export const negated = (condition: Condition): Condition => ({
  ...condition,
  is: OPPOSITE[condition.is as Limits['is']] ?? condition.is,
})

export const opposite = (test: DayTest): DayTest => ({ ...test, is: OPPOSITE[test.is as Limits['is']] ?? test.is })
