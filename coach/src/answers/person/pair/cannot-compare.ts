import type { Days } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../../scope.ts'
import { nameDays } from '../../../wording/days.ts'
import { boldName } from '../../../wording/names.ts'
import type { AthleteVerdict } from '../../day/verdicts.ts'
import { joinAnd, sentences } from '../../phrases/lists.ts'
import type { Compared } from './facts-of-two.ts'

/**
 * That two cannot be compared, and why.
 * @param lacks what is missing of those with a device, by their names
 */
export function sayCannotCompare(missing: readonly AthleteVerdict[], lacks: (names: string) => string): string {
  const namesOf = (isConnected: boolean) =>
    joinAnd(missing.filter(({ connected }) => connected === isConnected).map(({ athlete }) => boldName(athlete.name)))
  const [silent, off] = [namesOf(true), namesOf(false)]
  const why = [off && `no device of ${off} is linked`, silent && lacks(silent)].filter(Boolean)
  return sentences(
    `**They cannot be compared**: ${joinAnd(why)}.`,
    'Watch both in the warm-up, and ask each how they slept, where they are sore and whether they have their energy.',
  )
}

/** The same of who has nothing in the days that are compared. */
export const sayNothingIn = (missing: readonly AthleteVerdict[], compared: Days, scope: CoachScope): string =>
  sayCannotCompare(
    missing,
    (names) => `no recovery and no night of ${names} is there ${nameDays(compared, scope).within}`,
  )

/** That the records of somebody do not reach. @param lacking whose; empty: those of each do, but never of the same days */
export function sayTooFew(lacking: readonly Compared[], what: string, purpose: string): string {
  const whose = lacking.length > 0 ? joinAnd(lacking.map(({ athlete }) => boldName(athlete.name))) : 'both together'
  return `There are too few ${what} of ${whose} ${purpose}.`
}
