import type { Days } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../../scope.ts'
import { nameDays } from '../../../wording/days.ts'
import { boldName, plainName } from '../../../wording/names.ts'
import { writeTodayOf } from '../../day/today-of-one.ts'
import { type AthleteVerdict, isFresh } from '../../day/verdicts.ts'
import { THREE_QUESTIONS } from '../../day/without-data.ts'
import { joinAnd, sentences } from '../../phrases/lists.ts'
import type { Compared } from './facts-of-two.ts'

/**
 * That two cannot be compared, and why; then what the day asks for from whoever has a fresh recovery, and whom to ask.
 * @param lacks what is missing of those with a device, by their names
 */
export function sayCannotCompare(
  two: readonly AthleteVerdict[],
  today: string,
  missing: readonly AthleteVerdict[],
  lacks: (names: string) => string,
): string {
  const namesOf = (isConnected: boolean) =>
    joinAnd(missing.filter(({ connected }) => connected === isConnected).map(({ athlete }) => boldName(athlete.name)))
  const [silent, off] = [namesOf(true), namesOf(false)]
  const why = [off && `no device of ${off} is linked`, silent && lacks(silent)].filter(Boolean)
  const told = two.filter(isFresh)
  return sentences(
    `**They cannot be compared**: ${joinAnd(why)}.`,
    told.length > 0 && `Today: ${told.map((one) => writeTodayOf(one, today)).join('. ')}.`,
    told.length === 0
      ? `Watch both in the warm-up, and ask each ${THREE_QUESTIONS}.`
      : two
          .filter((one) => !isFresh(one))
          .map((one) => `Watch ${plainName(one.athlete.name)} in the warm-up, and ask ${THREE_QUESTIONS}.`)
          .join(' '),
  )
}

/** The same of who has nothing in the days that are compared. */
export const sayNothingIn = (
  two: readonly AthleteVerdict[],
  missing: readonly AthleteVerdict[],
  compared: Days,
  scope: CoachScope,
): string =>
  sayCannotCompare(
    two,
    scope.today,
    missing,
    (names) => `no recovery and no night of ${names} is there ${nameDays(compared, scope).within}`,
  )

/** That the records of somebody do not reach. @param lacking whose; empty: those of each do, but never of the same days */
export function sayTooFew(lacking: readonly Compared[], what: string, purpose: string): string {
  const whose = lacking.length > 0 ? joinAnd(lacking.map(({ athlete }) => boldName(athlete.name))) : 'both together'
  return `There are too few ${what} of ${whose} ${purpose}.`
}
