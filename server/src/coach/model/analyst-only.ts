import type { ReadQuestion } from '@corner/coach/read-question.ts'
import { isFullName } from './names/unknown-words.ts'

/**
 * Whether only the built-in analyst may answer a question even though a model is set up. It is decided before the model sees
 * the question: if somebody may be in danger, or tries to get at rules or other people's data. A question with the full name of
 * a person outside the team goes to no provider; other unknown words are replaced by an alias.
 */
export function isForAnalystOnly({ danger, isTried, otherTeams, strangers, parts }: ReadQuestion): boolean {
  if (danger !== undefined || isTried || otherTeams || strangers.some(isFullName)) return true
  return parts.some(
    ({ readings: [best] }) =>
      best?.request.kind === 'cannot' && BEYOND.has(best.request.because) && best.probability >= SURE,
  )
}

const BEYOND: ReadonlySet<string> = new Set(['rules', 'other_team'])
const SURE = 0.5
