import type { KnownAthlete } from '../../../scope.ts'
import { NAMES_BY_NICKNAME } from '../lexicon/nicknames.ts'
import { fold } from '../words/fold.ts'

/** An athlete's name in the parts it may be typed in, folded. */
export interface RosterName {
  athlete: KnownAthlete
  /** `['mary', 'jane']`. */
  first: readonly string[]
  /** `['de', 'la', 'cruz']`; empty for somebody of one name. */
  last: readonly string[]
}

const partsOf = (name: string) =>
  name
    .split(/[\s\-‐-―.,]+/u)
    .map(fold)
    .filter((part) => part !== '')

/** The names of a scope's athletes. What stands before and in `first_name` is the first name, the rest the last. */
export function readRoster(athletes: readonly KnownAthlete[]): RosterName[] {
  return athletes.map((athlete) => {
    const all = partsOf(athlete.name)
    const given = partsOf(athlete.first_name)
    const isAtFront = given.length > 0 && given.every((part, place) => all[place] === part)
    const length = isAtFront ? given.length : Math.min(1, all.length)
    return { athlete, first: all.slice(0, length), last: all.slice(length) }
  })
}

/** Whether a folded word is one of the short forms of a first name. */
export const isNicknameOf = (word: string, first: string): boolean =>
  NAMES_BY_NICKNAME.get(word)?.includes(first) ?? false
