import type { Request } from '@corner/contract/entities/query.ts'
import type { Sources } from '../answers/asked/answer-context.ts'
import type { Span } from '../reading/spans/span.ts'
import type { LastAnswer } from './last-answer.ts'

/** A message after an answer with figures. */
export interface Said extends Sources {
  message: string
  /** In small letters, with plain apostrophes. */
  words: string
  spans: readonly Span[]
  /** What the person asked before. */
  saidBefore: string
  last: LastAnswer
  /** How the message was read by itself; undefined: it was not. */
  read: Request | undefined
}

/** What a follow-up asks for: the last request with a change, or something about the last answer, which is then told here. */
export interface FollowUp {
  request: Request
  /** Absent: the request is answered as any other. */
  response?: string
  /** Said before the answer to the request: who was left out, what was not understood. */
  first?: string
}

/** Reads one kind of follow-up; undefined: the message is none of it. */
export type ReadFollowUp = (said: Said) => FollowUp | undefined | Promise<FollowUp | undefined>
