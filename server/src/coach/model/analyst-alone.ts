import type { Intent, Question } from '../analyst/question.ts'

/**
 * What never depends on a language model: where somebody may be in danger, where medical staff decide, where advice could harm, and
 * where somebody reaches for rules or for other people's data.
 */
const BY_ANALYST: ReadonlySet<Intent> = new Set(['emergency', 'medical', 'unsafe_advice', 'manipulation', 'no_access'])

/** Whether the built-in analyst answers a question also where a model is set up; decided before the model hears of it. */
export function isForAnalystAlone({ intent, besides }: Pick<Question, 'intent' | 'besides'>): boolean {
  return BY_ANALYST.has(intent) || besides.some((also) => also === 'manipulation' || also === 'other_teams')
}
