import { Refusal } from '../../http/refusal.ts'
import type { Asked } from '../answerer.ts'
import { answerQuestion } from './answer-question.ts'
import { understand } from './understanding/understand.ts'

/**
 * The built-in analyst: understands a question without a model or a network and answers it from the tools' results, in short markdown.
 * What it does not understand it says, with questions that it can answer. What no tool takes, such as days too long ago, it says too:
 * the words were the person's, and a question in words is no bad request.
 */
export async function answerByAnalyst({ message, history, scope, toolbox }: Asked): Promise<string> {
  try {
    return await answerQuestion(understand({ message, history, scope }), { scope, toolbox })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'bad_input') throw error
    return `There is no data to look that up. ${error.message}.`
  }
}
