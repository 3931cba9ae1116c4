import type { LeftOut } from '@corner/analytics/query/facts.ts'
import type { CoachScope } from '../../scope.ts'
import { joinNames } from '../../wording/names.ts'
import { sentences } from '../phrases/lists.ts'

/** More are given as a number alone. */
const NAMED = 6

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

/**
 * Which maker an order or a mean is of, where others could not be in it: `Oura alone; 12 with other makers not counted.` '' where
 * everybody is in it.
 * @param counted somebody who is in it
 */
export function sayOneMaker(
  leftOut: readonly LeftOut[],
  counted: LeftOut['athlete'] | undefined,
  { athletes }: Pick<CoachScope, 'athletes'>,
): string {
  const others = leftOut.filter(({ reason }) => reason === 'other_provider')
  const maker = athletes.find(({ id }) => id === counted?.id)?.maker
  if (others.length === 0) return ''
  if (maker === undefined) return sayLeftOut(others)
  const names = others.length > NAMED ? '' : ` (${joinNames(others.map(({ athlete }) => athlete.name))})`
  return `${maker} alone; ${others.length} with other makers not counted${names}.`
}

/** Scores of different providers are not comparable: whose were left out of a mean. */
export const ofOtherProviders = (athletes: readonly LeftOut['athlete'][]): string =>
  sayLeftOut(athletes.map((athlete) => ({ athlete, reason: 'other_provider' })))

/** Nobody meets the conditions on people. */
export const sayNobody = (leftOut: readonly LeftOut[]): string =>
  sentences('Nobody meets that condition.', sayLeftOut(leftOut))
