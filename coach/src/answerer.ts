import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import type { CoachScope } from './scope.ts'
import type { Toolbox } from './tools/toolbox.ts'

/** A question, and all that it may be answered from. */
export interface Asked {
  message: string
  /** What was said before, oldest first. */
  history: readonly HistoryMessage[]
  scope: CoachScope
  toolbox: Toolbox
}

/** The asking person, as far as a language model's answer depends on them. */
export interface Asking {
  /** Whose budget of tokens it is. */
  userId: string
  /** Ends when the reader has gone: nobody waits for the answer any more. */
  signal: AbortSignal
}

/** Who reads an answer while it is written. */
export interface Reader {
  /** The next piece of the answer. Every figure in it was printed from the tools' results. */
  show(text: string): void
  /** Takes back all that was shown: the answer is written anew. */
  restart(notice: string): void
}

/** A query that figures of an answer came from, and the athletes whose they are. */
export interface LookedUp {
  query: Query
  /** Ids; empty: of nobody in particular. */
  athletes: readonly string[]
}

/** An answer of a language model. */
export interface ModelAnswer {
  /** Whole, markdown; what was shown before is the same, or the beginning of it. */
  response: string
  /** What its figures came from. */
  lookedUp: readonly LookedUp[]
}

/** A language model that answers with the toolbox. */
export interface LanguageModel {
  /**
   * @throws NoAnswer when it has none that may be shown; then the built-in analyst answers
   */
  answer(asked: Asked, asking: Asking, reader: Reader): Promise<ModelAnswer>
}

/** Why a language model's answer did not come, in a sentence for the person who asked. */
export class NoAnswer extends Error {
  readonly notice: string

  constructor(notice: string, options?: ErrorOptions) {
    super(notice, options)
    this.name = 'NoAnswer'
    this.notice = notice
  }
}
