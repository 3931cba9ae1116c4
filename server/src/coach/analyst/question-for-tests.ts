import type { Intent, Question } from './question.ts'

/** A question as the understanding would give it, with as little as a test needs to see. */
export function asking(intent: Intent, given: Partial<Question> = {}): Question {
  return {
    ...{ text: '', intent, athletes: [], team: false, metrics: [], conditions: [], combine: 'all' },
    ...{
      countOnly: false,
      why: false,
      isYesNo: false,
      strangers: [],
      clarifications: [],
      besides: [],
      alsoMetrics: [],
      isNegated: false,
    },
    ...given,
  }
}
