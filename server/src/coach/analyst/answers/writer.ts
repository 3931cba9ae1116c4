import type { CoachScope } from '../../scope.ts'
import type { Toolbox } from '../../tools/toolbox.ts'
import type { Question } from '../question.ts'

/** What an answer is made from, besides the question. */
export interface AnswerContext {
  scope: CoachScope
  toolbox: Toolbox
}

/** Looks up what the question needs, and says it: short markdown, the answer in the first sentence. */
export type Writer = (question: Question, context: AnswerContext) => Promise<string>
