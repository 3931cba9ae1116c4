import { RECOVERY_PALETTE } from '@corner/contract/constants/charts.ts'

/** Parameters of the address that depend on the team: the athletes of the page, and those of each chart. */
export const ATHLETE_CHOICES = ['athletes', 'recovery', 'sleep', 'activity'] as const
export type AthleteChoiceName = (typeof ATHLETE_CHOICES)[number]

/** Separates athletes in the address; a period is not percent-encoded. */
const SEPARATOR = '.'
const NOBODY = 'none'
/** Prefix of a list of excluded athletes, used where that list is shorter and the chosen ones have no own colours. */
const EXCLUDED_PREFIX = 'not'
/** Ids are UUID version 7: they begin with the time, so only their random ends differ for accounts of one day. */
const SHORT_ID_LENGTH = 6

/**
 * The athletes named in the address, in the order they were chosen; in the order of the team if it names the excluded
 * ones. All of them without a choice, or when the address names
 * nobody of the team (a link of another team).
 * @param written as `serializeAthleteChoice` returns it
 */
export function readAthleteChoice(written: string | null, ids: readonly string[]): readonly string[] {
  if (!written) return ids
  if (written === NOBODY) return []
  const [first, ...others] = written.toLowerCase().split(SEPARATOR)
  const isAllBut = first === EXCLUDED_PREFIX
  const endings = (isAllBut ? others : [first ?? '', ...others]).filter((ending) => ending.length >= SHORT_ID_LENGTH)
  const named = new Set(endings.flatMap((ending) => ids.filter((id) => id.endsWith(ending))))
  if (named.size === 0) return ids
  return isAllBut ? ids.filter((id) => !named.has(id)) : [...named]
}

/**
 * A choice of athletes as written to the address: the ends of their ids, as short as they stay distinct, in the order of
 * choosing, which gives their colours; '' for all.
 */
export function serializeAthleteChoice(chosen: readonly string[], ids: readonly string[]): string {
  const isChosen = new Set(chosen)
  const known = new Set(ids)
  const [named, left] = [chosen.filter((id) => known.has(id)), ids.filter((id) => !isChosen.has(id))]
  if (left.length === 0) return ''
  if (named.length === 0) return NOBODY
  const length = shortIdLength(ids)
  const ends = (list: readonly string[]) => list.map((id) => id.slice(-length))
  const isListed = named.length <= Math.max(left.length, RECOVERY_PALETTE)
  return (isListed ? ends(named) : [EXCLUDED_PREFIX, ...ends(left)]).join(SEPARATOR)
}

function shortIdLength(ids: readonly string[]): number {
  let length = SHORT_ID_LENGTH
  while (length < 36 && new Set(ids.map((id) => id.slice(-length))).size < new Set(ids).size) length++
  return length
}
