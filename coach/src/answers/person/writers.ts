import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { AnswerContext, RequestOf } from '../context/answer-context.ts'
import type { Fresh, Judged } from '../day/verdicts.ts'

export type OfPersons = RequestOf<'overview'> & { person: PersonAsked }

/** A question about one athlete with fresh records. */
export type OfOne = (
  one: Fresh,
  athlete: KnownAthlete,
  asked: OfPersons,
  context: AnswerContext,
) => Promise<string> | string

/** Both have fresh records. */
export type OfPair = (
  fresh: readonly [Fresh, Fresh],
  asked: OfPersons,
  context: AnswerContext,
) => Promise<string> | string

/** About several, in the order in which they were listed. */
export type OfMany = (judged: readonly Judged[], asked: OfPersons, context: AnswerContext) => Promise<string> | string
