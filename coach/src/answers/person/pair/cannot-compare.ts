import { boldName } from '../../../wording/names.ts'
import type { AthleteVerdict } from '../../day/verdicts.ts'
import { joinAnd, sentences } from '../../phrases/lists.ts'

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
