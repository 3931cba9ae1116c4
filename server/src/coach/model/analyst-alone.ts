import type { Intent, Question } from '../analyst/question.ts'

/**
 * What never depends on a language model: where somebody may be in danger, where medical staff decide, where advice could harm, and
 * where somebody reaches for rules or for other people's data.
 */
const BY_ANALYST: ReadonlySet<Intent> = new Set(['emergency', 'medical', 'unsafe_advice', 'manipulation', 'no_access'])

/**
 * Whether the built-in analyst answers a question also where a model is set up; decided before the model hears of it. Names of people
 * outside of the team have no alias, so that a question with one goes to no provider.
 */
export function isForAnalystAlone({
  intent,
  besides,
  strangers,
}: Pick<Question, 'intent' | 'besides' | 'strangers'>): boolean {
  if (BY_ANALYST.has(intent) || strangers.length > 0) return true
  return besides.some((also) => also === 'manipulation' || also === 'other_teams')
}
