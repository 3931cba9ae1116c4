import type { KnownAthlete } from '../../scope.ts'
import { NAMES_BY_NICKNAME } from '../lexicon/nicknames.ts'
import { fold } from '../words/fold.ts'

/** An athlete's name in the parts that may be typed, folded. */
export interface RosterName {
  athlete: KnownAthlete
  /** `['mary', 'jane']`. */
  first: readonly string[]
  /** `['de', 'la', 'cruz']`; empty for a single name. */
  last: readonly string[]
  /** The first letters of words that may mean them: in full, as a short form, or misspelled. */
  letters: ReadonlySet<string>
}

const partsOf = (name: string) =>
  name
    .split(/[\s\-‐-―.,]+/u)
    .map(fold)
    .filter((part) => part !== '')

const read = new WeakMap<readonly KnownAthlete[], readonly RosterName[]>()

/**
 * The names of a scope's athletes. Everything up to and including `first_name` is the first name, the rest the last
 * name.
 */
export function readRoster(athletes: readonly KnownAthlete[]): readonly RosterName[] {
  const before = read.get(athletes)
  if (before) return before // a message is matched against them several times
  const roster = namesOf(athletes)
  read.set(athletes, roster)
  return roster
}

function namesOf(athletes: readonly KnownAthlete[]): RosterName[] {
  return athletes.map((athlete) => {
    const all = partsOf(athlete.name)
    const given = partsOf(athlete.first_name)
    const isAtFront = given.length > 0 && given.every((part, place) => all[place] === part)
    const length = isAtFront ? given.length : Math.min(1, all.length)
    const [first, last] = [all.slice(0, length), all.slice(length)]
    return { athlete, first, last, letters: lettersOf(first, last) }
  })
}

/** A misspelling may swap the first two letters; a name of several words may start with its first or its last one. */
function lettersOf([first = '']: readonly string[], last: readonly string[]): Set<string> {
  const parts = [first, last[0] ?? '', last.at(-1) ?? '']
  const shorts = [...(NAMES_BY_NICKNAME.get(first) ?? []), ...(NICKNAMES_BY_NAME.get(first) ?? [])]
  return new Set([...parts.flatMap((part) => [part[0] ?? '', part[1] ?? '']), ...shorts.map((short) => short[0] ?? '')])
}

const NICKNAMES_BY_NAME = new Map<string, string[]>()
for (const [nickname, names] of NAMES_BY_NICKNAME)
  for (const name of names) NICKNAMES_BY_NAME.set(name, [...(NICKNAMES_BY_NAME.get(name) ?? []), nickname])

const byLetter = new WeakMap<readonly RosterName[], Map<string, RosterName[]>>()

/** Athletes a word could name, by its first letter: the others need no check. */
export function namesNear(roster: readonly RosterName[], word: string): readonly RosterName[] {
  let index = byLetter.get(roster)
  if (!index) {
    index = new Map()
    for (const name of roster)
      for (const letter of name.letters) index.set(letter, [...(index.get(letter) ?? []), name])
    byLetter.set(roster, index)
  }
  return index.get(word[0] ?? '') ?? []
}

/** Whether a folded word is a short form of a first name. */
export const isNicknameOf = (word: string, first: string): boolean =>
  NAMES_BY_NICKNAME.get(word)?.includes(first) ?? false
