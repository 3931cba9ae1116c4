import type { DayTest } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import type { PartChoices } from '../part-choices.ts'
import { previousQuery } from './before.ts'
import { boundsWith } from './spans-with.ts'
import { testOfBound } from './test-of-bound.ts'

export function testsOf(part: MessagePart, decided: PartChoices): DayTest[] {
  return boundsWith(part, decided, 'test').map((span) => testOfBound(part, decided, span))
}

/** "Since when?" about those below a bound: since when they have been below it. */
export function testsBefore(part: MessagePart): DayTest[] {
  const before = previousQuery(part)
  const test = before?.measures[0]?.test
  if (test) return test
  return (before?.who.where ?? []).flatMap(({ measure, ...limits }) =>
    measure.test
      ? measure.test
      : /^(latest|mean|min|max)$/.test(measure.aggregate)
        ? [{ metric: measure.metric, ...limits }]
        : [],
  )
}
