import type { Request } from '@corner/contract/entities/query.ts'
import type { Sources } from '../answers/context/answer-context.ts'
import type { Span } from '../reading/spans/span.ts'
import type { LastAnswer } from './last-answer.ts'

/** A message after an answer with figures. */
export interface FollowUpMessage extends Sources {
  message: string
  /** In lower case, with straight apostrophes. */
  words: string
  spans: readonly Span[]
  /** The user's earlier questions. */
  saidBefore: string
  last: LastAnswer
  /** The reading of the message by itself; undefined: it has none. */
  read: Request | undefined
}

/**
 * What a follow-up asks for: the last request with a change, or something about the last answer, which is then given
 * here.
 */
export interface FollowUp {
  request: Request
  /** Absent: the request is answered like any other. */
  response?: string
  /** Put before the answer to the request: who was left out, what was not understood. */
  first?: string
}

/** Reads one kind of follow-up; undefined: the message is of another kind. */
export type ReadFollowUp = (said: FollowUpMessage) => FollowUp | undefined | Promise<FollowUp | undefined>
