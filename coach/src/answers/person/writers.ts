import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { AnswerContext, RequestOf } from '../context/answer-context.ts'
import type { AthleteVerdict, FreshVerdict } from '../day/verdicts.ts'

export type PersonQuestion = RequestOf<'overview'> & { person: PersonAsked }

/** A question about one athlete with fresh records. */
export type WriteOne = (
  one: FreshVerdict,
  athlete: KnownAthlete,
  asked: PersonQuestion,
  context: AnswerContext,
) => Promise<string> | string

/** Both have fresh records. */
export type WritePair = (
  fresh: readonly [FreshVerdict, FreshVerdict],
  asked: PersonQuestion,
  context: AnswerContext,
) => Promise<string> | string

/** About several, in the order in which they were listed. */
export type WriteSeveral = (
  judged: readonly AthleteVerdict[],
  asked: PersonQuestion,
  context: AnswerContext,
) => Promise<string> | string
