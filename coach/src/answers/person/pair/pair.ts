import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import type { KnownAthlete } from '../../../scope.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { isFresh, judgeDay } from '../../day/verdicts.ts'
import type { PersonQuestion, WritePair } from '../writers.ts'
import { sayCannotCompare } from './cannot-compare.ts'
import { sayCompare } from './compare.ts'
import { sayDiffer } from './differ.ts'
import { sayFresher, sayPick } from './fresher.ts'
import { sayGap } from './gap.ts'
import { sayPartner } from './partner.ts'
import { saySteadier } from './steadier.ts'

type Two = readonly [KnownAthlete, KnownAthlete]
const OF_PAIR: Partial<Record<PersonAsked['form'], WritePair>> = {
  fresher: sayFresher,
  pick: sayPick,
  partner: sayPartner,
  differ: sayDiffer,
  gap: sayGap,
  steadier: saySteadier,
}

/** Two athletes compared: one is named, with the reason. */
export async function answerPair(two: Two, asked: PersonQuestion, context: AnswerContext): Promise<string> {
  const judged = await judgeDay({ people: two, isTeam: false, leftOut: [] }, context)
  const [a, b] = two.flatMap(({ id }) => judged.find(({ athlete }) => athlete.id === id) ?? [])
  if (!a || !b) throw new Error('Two athletes were judged, and one has no verdict')
  if (asked.person.form === 'compare') return sayCompare([a, b], asked, context)
  const write = OF_PAIR[asked.person.form] ?? sayFresher
  if (!isFresh(a) || !isFresh(b))
    return sayCannotCompare(
      [a, b].filter((one) => !isFresh(one)),
      (names) => `no fresh recovery of ${names} has come`,
    )
  return write([a, b], asked, context)
}
