import type { Choice } from '@corner/contract/entities/chat.ts'
import { type Answered, only } from './analyst-answer.ts'
import { answerOne } from './answer-one.ts'
import { adviceRequest } from './answers/advice/advice-request.ts'
import { notStoredRequest } from './answers/cannot/not-stored-request.ts'
import { askBack } from './answers/clarification.ts'
import { paragraphs } from './answers/phrases/lists.ts'
import { offerQuestions } from './answers/suggestions.ts'
import type { Asked, InTalk } from './chat-question.ts'
import { nextStep } from './next-step.ts'
import type { PartOfQuestion } from './read-question.ts'
import type { CoachScope } from './scope.ts'

/** The answer to one part of a message, or the question to ask back. */
export async function answerPart(part: PartOfQuestion, asked: InTalk): Promise<Answered> {
  const { scope } = asked
  const advice = adviceRequest(part) ?? notStoredRequest(part)
  if (advice) return answerOne(advice, [], part.text, asked)
  const step = nextStep(part, scope)
  switch (step.kind) {
    case 'answer':
      return withDoubt(await answerOne(step.request, part.unused, part.text, asked), step.others)
    case 'ask_back':
      return only(askBack(step.unclear, scope))
    case 'offer':
      return whichOne(step.choices, scope)
    case 'not_understood':
      return notUnderstood(asked)
  }
}

/** The other readings follow at the end, as buttons. */
const withDoubt = (answered: Answered, others: Choice[]): Answered =>
  others.length === 0 ? answered : { ...answered, response: paragraphs(answered.response, DOUBT), choices: others }

const DOUBT = 'If you meant something else:'

const whichOne = (choices: Choice[], scope: CoachScope): Answered => ({
  ...only(askBack({ kind: 'readings' }, scope)),
  choices,
})

const NOT_UNDERSTOOD = "I did not understand that, so I can't answer it. Please put it in other words."

async function notUnderstood({ scope }: Asked): Promise<Answered> {
  return only(paragraphs(NOT_UNDERSTOOD, await offerQuestions(scope)))
}
