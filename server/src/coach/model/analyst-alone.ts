import type { ReadQuestion } from '@corner/coach/read-question.ts'
import { isFullName } from './names/unknown-words.ts'

/**
 * Whether the built-in analyst answers a question also where a model is set up; decided before the model hears of it: where somebody may
 * be in danger, and where somebody reaches for rules or for other people's data. A question with the full name of
 * somebody outside of the team goes to no provider; other unknown words have an alias there.
 */
export function isForAnalystAlone({ danger, isTried, otherTeams, strangers, parts }: ReadQuestion): boolean {
  if (danger !== undefined || isTried || otherTeams || strangers.some(isFullName)) return true
  return parts.some(
    ({ readings: [best] }) =>
      best?.request.kind === 'cannot' && BEYOND.has(best.request.because) && best.probability >= SURE,
  )
}

const BEYOND: ReadonlySet<string> = new Set(['rules', 'other_team'])
const SURE = 0.5
