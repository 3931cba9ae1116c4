import type { CoachScope } from '../../scope.ts'
import { joinAnd } from '../phrases/lists.ts'
import { boldName, plainName } from '../phrases/names.ts'
import type { Clarification } from '../question.ts'

/** What is asked back. */
export function askBack(clarification: Clarification, scope: CoachScope): string {
  switch (clarification.kind) {
    case 'athlete': {
      const { said, candidates } = clarification
      const names = candidates.map(({ name }) => boldName(name))
      if (names.length === 0) return `Which athlete do you mean by "${plainName(said)}"?`
      return `More than one athlete fits "${plainName(said)}": ${joinAnd(names)}. Which one do you mean?`
    }
    case 'whom':
      return `Whom do you mean? Please name an athlete of ${plainName(scope.team.name)}.`
    case 'date':
      return `Which date do you mean by "${plainName(clarification.said)}"? I do not know that day: give me a date, or a number of days.`
  }
}
