import type { CoachScope, KnownAthlete } from '../scope.ts'
import { sayStranger } from './cannot/no-access.ts'
import { joinAnd, sentences } from './phrases/lists.ts'
import { boldName, plainName } from './phrases/names.ts'

/** What must be known before anything can be answered. */
export type AskingBack =
  /** Several athletes, or one who may be meant, fit a name; none: it is nobody's. */
  | { kind: 'athlete'; said: string; candidates: readonly KnownAthlete[] }
  /** "What's his strain?" with nobody named before. */
  | { kind: 'whom' }
  /** A time that only the person who asks knows: "before the Iowa meet". */
  | { kind: 'date'; said: string }
  /** It can be read in two or three ways, which the reply offers beside the text. */
  | { kind: 'readings' }
  /** A word that may be a name, and is nobody's here. */
  | { kind: 'unknown_name'; said: string }

/** What is asked back: plain, one question, and where there are some what to choose from. */
export function askBack(asking: AskingBack, { view, team }: Pick<CoachScope, 'view' | 'team'>): string {
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
      return sentences(sayStranger(asking.said, { view, team }), view === 'team' && 'Which athlete do you mean?')
  }
}
