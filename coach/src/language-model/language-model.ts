import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../scope.ts'
import type { Toolbox } from '../tools/toolbox.ts'

/** A question with everything that it may be answered from. */
export interface ModelQuestion {
  message: string
  /** Earlier messages, oldest first. */
  history: readonly HistoryMessage[]
  scope: CoachScope
  toolbox: Toolbox
}

/** What a language model's answer depends on about the person asking. */
export interface AskingUser {
  /** Whose token budget is used. */
  userId: string
  /** Aborted when the reader has gone: nobody waits for the answer any more. */
  signal: AbortSignal
}

/** Receives an answer while it is written. */
export interface AnswerSink {
  /** The next piece of the answer. Every figure in it was printed from the tools' results. */
  show(text: string): void
  /** Takes back everything shown so far: the answer is written again. */
  restart(notice: string): void
}

/** A query that figures of an answer came from, and the athletes they belong to. */
export interface LookedUp {
  query: Query
  /** Ids; empty: no athlete in particular. */
  athletes: readonly string[]
}

/** An answer of a language model. */
export interface ModelAnswer {
  /** The complete markdown; what was shown before is the same or its beginning. */
  response: string
  /** The queries its figures came from. */
  lookedUp: readonly LookedUp[]
}

/** A language model that answers with the toolbox. */
export interface LanguageModel {
  /** @throws NoAnswer when it has no answer that may be shown; then the built-in analyst answers */
  answer(asked: ModelQuestion, asking: AskingUser, reader: AnswerSink): Promise<ModelAnswer>
}

/** Why a language model gave no answer, in a sentence for the person who asked. */
export class NoAnswer extends Error {
  readonly notice: string

  constructor(notice: string, options?: ErrorOptions) {
    super(notice, options)
    this.name = 'NoAnswer'
    this.notice = notice
  }
}
