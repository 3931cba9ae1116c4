import type { CoachScope, KnownAthlete } from '../scope.ts'
import { boldName, plainName } from '../wording/names.ts'
import { sayUnknownPerson } from './cannot/no-access.ts'
import { joinAnd, sentences } from './phrases/lists.ts'

/** What must be known before anything can be answered. */
type Clarification =
  /** Several athletes fit a name, or one may be meant; none: it is nobody's name. */
  | { kind: 'athlete'; said: string; candidates: readonly KnownAthlete[] }
  /** "What's his strain?" when nobody was named before. */
  | { kind: 'whom' }
  /** A date that only the user knows: "before the Iowa meet". */
  | { kind: 'date'; said: string }
  /** Two or three readings are possible; the reply offers them next to the text. */
  | { kind: 'readings' }
  /** A word that may be a name and is nobody's here. */
  | { kind: 'unknown_name'; said: string }

/** The question to ask back, with choices where there are some. */
export function askForClarification(asking: Clarification, { view, team }: Pick<CoachScope, 'view' | 'team'>): string {
  switch (asking.kind) {
    case 'athlete': {
      const { said, candidates } = asking
      const names = candidates.map(({ name }) => boldName(name))
      if (names.length === 0) return `Which athlete do you mean by "${plainName(said)}"?`
      if (names.length === 1) return `Do you mean ${names[0]}?`
      return `More than one athlete fits "${plainName(said)}": ${joinAnd(names)}. Which one do you mean?`
    }
    case 'whom':
      return view === 'own'
        ? 'Whom do you mean?'
        : `Whom do you mean? Please name an athlete of ${plainName(team.name)}.`
    case 'date':
      return `Which date do you mean by "${plainName(asking.said)}"? I do not know that day: give me a date, or a number of days.`
    case 'readings':
      return 'I can read that in more than one way. Which one do you mean?'
    case 'unknown_name':
      return sentences(sayUnknownPerson(asking.said, { view, team }), view === 'team' && 'Which athlete do you mean?')
  }
}
