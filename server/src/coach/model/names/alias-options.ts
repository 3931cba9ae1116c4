import type { KnownAthlete } from '@corner/coach/scope.ts'

/** Who gets aliases, and which words aliases must avoid. */
export interface AliasOptions {
  teamId: string
  people: readonly KnownAthlete[]
  /** Off: athletes are called by first name and the initial of the surname. */
  privacy: boolean
  /** Names of the team and organization, which are removed from results. */
  names?: readonly string[]
  /** What the user wrote: no word of it becomes an alias. */
  said: readonly string[]
  /** Names of people outside the team, as the user wrote them; they are removed. */
  outsiders?: readonly string[]
  /** Words that may be somebody's name: each has an alias, which is replaced by the original spelling in the answer. */
  unknown?: readonly string[]
}
