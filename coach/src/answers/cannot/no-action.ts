import type { CoachScope } from '../../scope.ts'
import { sentences } from '../phrases/lists.ts'
import { whoseData } from '../suggestions.ts'

/** Actions people ask for and where to do them instead; for an athlete, what applies to their own account. */
const INSTEAD: readonly { words: RegExp; say: string; sayToAthlete?: string }[] = [
  {
    words: /\b(export\w*|csv|excel|sheets?|spreadsheets?|download\w*|pdf|print\w*|table)\b/i,
    say: 'Ask me for a table, and copy it from the answer.',
  },
  {
    words: /\b(send|text|email|e-mail|mail|message|notify|tell|call|remind\w*|alert\w*|whats ?app)\b/i,
    say: 'I can look up who it concerns, so that you can tell them.',
    sayToAthlete: 'Tell them yourself, please.',
  },
  {
    words: /\b(plan|program|practice|calendar|schedule|lift|session|cancel\w*|move|change|put|light)\b/i,
    say: 'I can look up who should go easy and who can train hard, so that you can decide.',
    sayToAthlete: 'I can look up how recovered you are.',
  },
  {
    words: /\b(fix|correct|delete|remove|edit|add|erase)\b/i,
    say: "A record is corrected where it comes from, in the wearable's own app; Corner takes the change over with the next sync.",
  },
]

/** An action: nothing is sent, changed, booked or deleted from the chat. */
export function sayNoAction(topic: string, scope: CoachScope): string {
  const { say, sayToAthlete = say } = INSTEAD.find(({ words }) => words.test(topic)) ?? {}
  return sentences(
    "I can't do that: I look things up and explain them, and I send, change, book or delete nothing.",
    (scope.view === 'own' ? sayToAthlete : say) ?? `I can answer questions about ${whoseData(scope)}.`,
  )
}
