import { athleteNames } from '../athlete/athlete-names.ts'
import type { AthleteStatus } from '../athlete/athlete-status.ts'

/** A sentence for the coach, with its rule. */
export interface Remark {
  /** The subject in two to five words. */
  subject: string
  text: string
  rule: string
  /** Whom it names, or counts behind the names. */
  about?: readonly AthleteStatus[]
}

const MOST_NAMES = 3

/** `Ann, Bea and Cem`, of namesakes the full names; from `most` on `Ann, Bea, Cem and 2 more`. */
export function names(some: readonly AthleteStatus[], all: readonly AthleteStatus[], most = MOST_NAMES): string {
  return namesWith(some, all, () => '', most)
}

/** The same with a note behind each name: `Ann (newest Nov 25) and Bea (newest Nov 26)`. */
export function namesWith(
  some: readonly AthleteStatus[],
  all: readonly AthleteStatus[],
  noteOf: (status: AthleteStatus) => string,
  most = MOST_NAMES,
): string {
  const nameOf = athleteNames(all.map(({ athlete }) => athlete))
  const labels = some.map((status) => {
    const { athlete_id, athlete_name } = status.athlete
    return `${nameOf.get(athlete_id) ?? athlete_name}${noteOf(status)}`
  })
  if (labels.length > most) return `${labels.slice(0, most).join(', ')} and ${labels.length - most} more`
  return labels.length < 2 ? (labels[0] ?? '') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
}
