import type { ChatReply, ChatRequest, ChatStep } from '@corner/contract/entities/chat.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import { answerByAnalyst } from './analyst/analyst.ts'
import { understand } from './analyst/understanding/understand.ts'
import { type Asked, type LanguageModel, NoAnswer, type Reader } from './answerer.ts'
import { isForAnalystAlone } from './model/analyst-alone.ts'
import { readScope } from './scope.ts'
import { Toolbox } from './tools/toolbox.ts'

export interface ChatParts {
  database: Database
  /** undefined: none is set up, and the built-in analyst answers everything. */
  model: LanguageModel | undefined
  now(): Date
}

/** A question whose team the caller may ask about. */
export interface OpenQuestion extends Omit<Asked, 'toolbox'> {
  userId: string
}

/** Who follows how an answer comes to be. */
export interface Follower extends Reader {
  step(step: ChatStep): void
}

/** @param asked within what is read of a conversation (recent-history.ts) @throws Refusal `not_found` as `readScope` */
export async function openQuestion(parts: ChatParts, caller: Caller, asked: ChatRequest): Promise<OpenQuestion> {
  const { message, history = [] } = asked
  const scope = await readScope(parts, caller, asked, parts.now())
  return { message, history, scope, userId: caller.user_id }
}

/**
 * Answers a question: by the language model where there is one, and where it has no answer by the built-in analyst, with a word on
 * why. What must not depend on a model goes to the analyst at once. The steps are those of whoever answered.
 */
export async function answerQuestion(
  { model }: Pick<ChatParts, 'model'>,
  question: OpenQuestion,
  follower: Follower,
  signal: AbortSignal,
): Promise<ChatReply> {
  if (model === undefined || isForAnalystAlone(understand(question))) return byAnalyst(question, follower)
  try {
    return await byModel(model, question, follower, signal)
  } catch (error) {
    // Nobody reads what comes now, and a server that stops has cut its readers off: no more is looked up.
    if (signal.aborted) return { response: '', answered_by: 'model', steps: [] }
    if (!(error instanceof NoAnswer)) throw error
    follower.restart(error.notice)
    return { ...(await byAnalyst(question, follower)), notice: error.notice }
  }
}

async function byModel(
  model: LanguageModel,
  question: OpenQuestion,
  follower: Follower,
  signal: AbortSignal,
): Promise<ChatReply> {
  const toolbox = new Toolbox(question.scope, (step) => follower.step(step))
  const { userId } = question
  const response = await model.answer({ ...question, toolbox }, { userId, signal }, follower)
  return { response, answered_by: 'model', steps: [...toolbox.steps] }
}

async function byAnalyst(question: OpenQuestion, follower: Follower): Promise<ChatReply> {
  const toolbox = new Toolbox(question.scope, (step) => follower.step(step))
  const response = await answerByAnalyst({ ...question, toolbox })
  follower.show(response)
  return { response, answered_by: 'analyst', steps: [...toolbox.steps] }
}
