import type { LeftOut } from '@corner/analytics/query/facts.ts'
import { joinNames } from '../../wording/names.ts'
import { sentences } from '../phrases/lists.ts'

/**
 * Who could not be judged, in a short clause for each reason; '' where everybody could. Only lists and counts of people
 * say it.
 */
export function sayLeftOut(leftOut: readonly LeftOut[]): string {
  const clause = (what: string, ...reasons: LeftOut['reason'][]) => {
    const people = leftOut.filter(({ reason }) => reasons.includes(reason))
    return people.length > 0 && `${what}: ${joinNames(people.map(({ athlete }) => athlete.name))}.`
  }
  return sentences(
    clause('No data', 'not_connected', 'no_data'),
    clause('Not counted, too few records', 'too_few_records'),
    clause('Not counted, device of another maker', 'other_provider'),
  )
}

/** Scores of different providers are not comparable: whose were left out of a mean. */
export const ofOtherProviders = (athletes: readonly LeftOut['athlete'][]): string =>
  sayLeftOut(athletes.map((athlete) => ({ athlete, reason: 'other_provider' })))

/** Nobody meets the conditions on people. */
export const sayNobody = (leftOut: readonly LeftOut[]): string =>
  sentences('Nobody meets that condition.', sayLeftOut(leftOut))
