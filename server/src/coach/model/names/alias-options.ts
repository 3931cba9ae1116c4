import type { KnownAthlete } from '@corner/coach/scope.ts'

/** Whom aliases are for, and what they must not be. */
export interface AliasOptions {
  teamId: string
  people: readonly KnownAthlete[]
  /** Off: athletes are called by first name and the initial of the surname. */
  privacy: boolean
  /** Names of the team and the like: results go out without them. */
  names?: readonly string[]
  /** What the user wrote: no word of it becomes an alias. */
  said: readonly string[]
  /** Names of people outside of the team, as the user wrote them: taken out. */
  strangers?: readonly string[]
  /** Words that may be somebody's name: each has an alias, and comes back as it was written. */
  unknown?: readonly string[]
}
