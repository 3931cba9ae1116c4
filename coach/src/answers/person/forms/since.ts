import { whatWas } from '@corner/analytics/day-verdict/what-was.ts'
import { overSince } from '@corner/analytics/insights/what-is-over.ts'
import type { CoachScope } from '../../../scope.ts'
import { type FreshVerdict, writeNamedStanding } from '../../day/verdicts.ts'
import { joinAnd } from '../../phrases/lists.ts'

/** "Since when" about somebody who is not off. */
export function saySinceNothing(one: FreshVerdict, { today }: Pick<CoachScope, 'today'>): string {
  const over = overSince(one.past)
  return over === undefined
    ? `${writeNamedStanding(one, today)}: nothing is off, so there is no day on which it began. If it is what you see on the mat, ask when it last felt normal.`
    : `${writeNamedStanding(one, today)}: nothing is off any more. Back to usual since ${over}, after ${joinAnd(one.past.map(whatWas))}.`
}
