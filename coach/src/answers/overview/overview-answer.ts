import type { AnswerContext, RequestOf } from '../context/answer-context.ts'
import type { PeopleMeant } from '../context/people-of.ts'

/** Answers questions about people by the product's own rules. */
export type OverviewAnswer = (
  meant: PeopleMeant,
  request: RequestOf<'overview'>,
  context: AnswerContext,
) => Promise<string>
