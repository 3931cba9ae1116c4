import type { Choice } from '@corner/contract/entities/chat.ts'
import { adviceRequest } from '../answers/advice/advice-request.ts'
import { notStoredRequest } from '../answers/cannot/not-stored-request.ts'
import { askForClarification } from '../answers/clarification.ts'
import { paragraphs } from '../answers/phrases/lists.ts'
import { offerQuestions } from '../answers/suggestions.ts'
import type { ChatQuestion, QuestionInConversation } from '../conversation/chat-question.ts'
import type { PartOfQuestion } from '../read-question.ts'
import type { CoachScope } from '../scope.ts'
import { type AnalystAnswer, DOUBT, textAnswer } from './analyst-answer.ts'
import { answerOne } from './answer-one.ts'
import { nextStep } from './next-step.ts'

/** The answer to one part of a message, or the question to ask back. */
export async function answerPart(part: PartOfQuestion, asked: QuestionInConversation): Promise<AnalystAnswer> {
  const { scope } = asked
  const advice = adviceRequest(part) ?? notStoredRequest(part)
  if (advice) return answerOne(advice, [], part.text, asked)
  const step = nextStep(part, scope)
  switch (step.kind) {
    case 'answer':
      return withDoubt(await answerOne(step.request, part.unused, part.text, asked), step.others)
    case 'ask_back':
      return textAnswer(askForClarification(step.unclear, scope))
    case 'offer':
      return whichOne(step.choices, scope)
    case 'not_understood':
      return notUnderstood(asked)
  }
}

/** The other readings follow at the end, as buttons. */
const withDoubt = (answered: AnalystAnswer, others: Choice[]): AnalystAnswer =>
  others.length === 0 ? answered : { ...answered, response: paragraphs(answered.response, DOUBT), choices: others }

const whichOne = (choices: Choice[], scope: CoachScope): AnalystAnswer => ({
  ...textAnswer(askForClarification({ kind: 'readings' }, scope)),
  choices,
})

const NOT_UNDERSTOOD = "I did not understand that, so I can't answer it. Please put it in other words."

async function notUnderstood({ scope }: ChatQuestion): Promise<AnalystAnswer> {
  return textAnswer(paragraphs(NOT_UNDERSTOOD, await offerQuestions(scope)))
}
