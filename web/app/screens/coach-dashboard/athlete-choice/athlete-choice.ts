/** What of the address belongs to one team: the athletes of the page, and those of each chart. */
export const ATHLETE_CHOICES = ['athletes', 'recovery', 'sleep', 'activity'] as const
export type AthleteChoiceName = (typeof ATHLETE_CHOICES)[number]

/** Between two athletes of an address; one that no browser writes as %2C. */
const SEPARATOR = '.'
const NOBODY = 'none'
/** Before the ones who are left out, where that is the shorter list. */
const ALL_BUT = 'not'
/** Ids are version 7: they begin with the time, so that those of one day are alike, and end with chance. */
const SHORT_ID_LENGTH = 6

/**
 * The athletes that an address names, in the order of the team. Without a choice, and when it names nobody of the team (a link
 * of another team), all of them.
 * @param written as `writtenAthleteChoice` gives it
 */
export function readAthleteChoice(written: string | null, ids: readonly string[]): readonly string[] {
  if (!written) return ids
  if (written === NOBODY) return []
  const [first, ...others] = written.toLowerCase().split(SEPARATOR)
  const isAllBut = first === ALL_BUT
  const endings = (isAllBut ? others : [first ?? '', ...others]).filter((ending) => ending.length >= SHORT_ID_LENGTH)
  const isNamed = (id: string) => endings.some((ending) => id.endsWith(ending))
  if (!ids.some(isNamed)) return ids
  return ids.filter((id) => isNamed(id) !== isAllBut)
}

/** A choice of athletes as it stands in the address: the ends of their ids, as long as they need to be; '' for all. */
export function writtenAthleteChoice(chosen: readonly string[], ids: readonly string[]): string {
  const isChosen = new Set(chosen)
  const [named, left] = [ids.filter((id) => isChosen.has(id)), ids.filter((id) => !isChosen.has(id))]
  if (left.length === 0) return ''
  if (named.length === 0) return NOBODY
  const length = shortIdLength(ids)
  const ends = (list: readonly string[]) => list.map((id) => id.slice(-length))
  return (named.length <= left.length ? ends(named) : [ALL_BUT, ...ends(left)]).join(SEPARATOR)
}

function shortIdLength(ids: readonly string[]): number {
  let length = SHORT_ID_LENGTH
  while (length < 36 && new Set(ids.map((id) => id.slice(-length))).size < new Set(ids).size) length++
  return length
}
