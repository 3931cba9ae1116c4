import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { AnswerContext, RequestOf } from '../asked/answer-context.ts'
import type { Fresh, Judged } from '../day/verdicts.ts'

export type OfPersons = RequestOf<'overview'> & { person: PersonAsked }

/** What is asked of one athlete of whom something fresh is known. */
export type OfOne = (
  one: Fresh,
  athlete: KnownAthlete,
  asked: OfPersons,
  context: AnswerContext,
) => Promise<string> | string

/** Of both something fresh is known. */
export type OfPair = (
  fresh: readonly [Fresh, Fresh],
  asked: OfPersons,
  context: AnswerContext,
) => Promise<string> | string

/** Of several, in the order in which they were told. */
export type OfMany = (judged: readonly Judged[], asked: OfPersons, context: AnswerContext) => Promise<string> | string
