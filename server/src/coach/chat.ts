import { answerMessage, answerRead } from '@corner/coach/answer-message.ts'
import {
  type AnswerSink,
  type LanguageModel,
  type ModelQuestion,
  NoAnswer,
} from '@corner/coach/language-model/language-model.ts'
import { readingsOfModel } from '@corner/coach/language-model/readings-of-model.ts'
import { type ReadQuestion, readQuestion } from '@corner/coach/read-question.ts'
import { DID_YOU_MEAN } from '@corner/coach/reading-line/reading-of.ts'
import { Toolbox } from '@corner/coach/tools/toolbox.ts'
import type { ChatReply, ChatRequest, ChatStep, Choice, Reading } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import { isForAnalystOnly } from './model/analyst-only.ts'
import { readScope } from './scope.ts'

export interface ChatParts {
  database: Database
  /** undefined: none is set up, and the built-in analyst answers everything. */
  model: LanguageModel | undefined
  now(): Date
}

/** A question whose team the caller may ask about. */
export interface OpenQuestion extends Omit<ModelQuestion, 'toolbox'> {
  userId: string
  /** The meaning of a pressed chip or choice. */
  requests?: readonly Request[] | undefined
}

/** Receives the answer while it is written. */
export interface AnswerListener extends AnswerSink {
  step(step: ChatStep): void
}

/** @param asked cut to what is read of a conversation (recent-history.ts) @throws Refusal `not_found` as `readScope` */
export async function openQuestion(parts: ChatParts, caller: Caller, asked: ChatRequest): Promise<OpenQuestion> {
  const { message, history = [], requests } = asked
  const scope = await readScope(parts, caller, asked, parts.now())
  return { message, history, requests, scope, userId: caller.user_id }
}

/**
 * Answers a question by the language model if there is one; if that has no answer, the built-in analyst answers, with a notice
 * that says why. Questions that must not depend on a model go to the analyst at once. The steps are those of whichever
 * answered.
 */
export async function answerQuestion(
  { model }: Pick<ChatParts, 'model'>,
  question: OpenQuestion,
  listener: AnswerListener,
  signal: AbortSignal,
): Promise<ChatReply> {
  // A chip or a choice is a question that is understood already.
  if (model === undefined || question.requests) return byAnalyst(question, listener)
  const read = readQuestion(question)
  if (isForAnalystOnly(read)) return byAnalyst(question, listener, read)
  try {
    return await byModel(model, question, read, listener, signal)
  } catch (error) {
    // The client has disconnected, or the server is stopping: nothing more is looked up.
    if (signal.aborted) return { response: '', answered_by: 'model', steps: [] }
    if (!(error instanceof NoAnswer)) throw error
    listener.restart(error.notice)
    return { ...(await byAnalyst(question, listener)), notice: error.notice }
  }
}

async function byModel(
  model: LanguageModel,
  question: OpenQuestion,
  read: ReadQuestion,
  listener: AnswerListener,
  signal: AbortSignal,
): Promise<ChatReply> {
  const toolbox = new Toolbox(question.scope, (step) => listener.step(step))
  const { userId } = question
  const { response, lookedUp } = await model.answer({ ...question, toolbox }, { userId, signal }, listener)
  const { readings, choices } = readingsOfModel(lookedUp, read, question.scope)
  const offer = choices.length > 0 ? `\n\n${DID_YOU_MEAN}` : ''
  if (offer !== '') listener.show(offer)
  return { response: response + offer, answered_by: 'model', steps: [...toolbox.steps], ...offered(readings, choices) }
}

async function byAnalyst(question: OpenQuestion, listener: AnswerListener, read?: ReadQuestion): Promise<ChatReply> {
  const toolbox = new Toolbox(question.scope, (step) => listener.step(step))
  const asked = { ...question, toolbox }
  const { response, readings, choices } = await (read ? answerRead(read, asked) : answerMessage(asked))
  listener.show(response)
  return { response, answered_by: 'analyst', steps: [...toolbox.steps], ...offered(readings, choices) }
}

/** Absent if there are none. */
const offered = (readings: Reading[], choices: Choice[]): Pick<ChatReply, 'readings' | 'choices'> => ({
  ...(readings.length > 0 ? { readings } : {}),
  ...(choices.length > 0 ? { choices } : {}),
})
