/** Parameters of the address that depend on the team: the athletes of the page, and those of each chart. */
export const ATHLETE_CHOICES = ['athletes', 'recovery', 'sleep', 'activity'] as const
export type AthleteChoiceName = (typeof ATHLETE_CHOICES)[number]

/** Separates athletes in the address; a period is not percent-encoded. */
const SEPARATOR = '.'
const NOBODY = 'none'
/** Prefix of a list of excluded athletes, used where that list is shorter. */
const EXCLUDED_PREFIX = 'not'
/** Ids are UUID version 7: they begin with the time, so only their random ends differ for accounts of one day. */
const SHORT_ID_LENGTH = 6

/**
 * The athletes named in the address, in the order of the team. All of them without a choice, or when the address names
 * nobody of the team (a link of another team).
 * @param written as `serializeAthleteChoice` returns it
 */
export function readAthleteChoice(written: string | null, ids: readonly string[]): readonly string[] {
  if (!written) return ids
  if (written === NOBODY) return []
  const [first, ...others] = written.toLowerCase().split(SEPARATOR)
  const isAllBut = first === EXCLUDED_PREFIX
  const endings = (isAllBut ? others : [first ?? '', ...others]).filter((ending) => ending.length >= SHORT_ID_LENGTH)
  const isNamed = (id: string) => endings.some((ending) => id.endsWith(ending))
  if (!ids.some(isNamed)) return ids
  return ids.filter((id) => isNamed(id) !== isAllBut)
}

/**
 * A choice of athletes as written to the address: the ends of their ids, as short as they stay distinct; '' for all.
 */
export function serializeAthleteChoice(chosen: readonly string[], ids: readonly string[]): string {
  const isChosen = new Set(chosen)
  const [named, left] = [ids.filter((id) => isChosen.has(id)), ids.filter((id) => !isChosen.has(id))]
  if (left.length === 0) return ''
  if (named.length === 0) return NOBODY
  const length = shortIdLength(ids)
  const ends = (list: readonly string[]) => list.map((id) => id.slice(-length))
  return (named.length <= left.length ? ends(named) : [EXCLUDED_PREFIX, ...ends(left)]).join(SEPARATOR)
}

function shortIdLength(ids: readonly string[]): number {
  let length = SHORT_ID_LENGTH
  while (length < 36 && new Set(ids.map((id) => id.slice(-length))).size < new Set(ids).size) length++
  return length
}
