import type { Asked } from '../answerer.ts'
import { answerQuestion } from './answer-question.ts'
import { understand } from './understanding/understand.ts'

/**
 * The built-in analyst: understands a question without a model or a network and answers it from the tools' results, in short markdown.
 * What it does not understand it says, with questions that it can answer.
 */
export function answerByAnalyst({ message, history, scope, toolbox }: Asked): Promise<string> {
  return answerQuestion(understand({ message, history, scope }), { scope, toolbox })
}
