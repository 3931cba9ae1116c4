import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { boldName } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { isFresh, judgeDay } from '../../day/verdicts.ts'
import { sentences } from '../../phrases/lists.ts'
import type { PersonQuestion, WritePair } from '../writers.ts'
import { sayCompare } from './compare.ts'
import { sayDiffer } from './differ.ts'
import { sayFresher, sayPick } from './fresher.ts'
import { sayGap } from './gap.ts'
import { sayPartner } from './partner.ts'
import { saySteadier } from './steadier.ts'

type Two = readonly [KnownAthlete, KnownAthlete]
const OF_PAIR: Partial<Record<PersonAsked['form'], WritePair>> = {
  compare: sayCompare,
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
  const [first, second] = two.map(({ id }) => judged.filter(isFresh).find(({ athlete }) => athlete.id === id))
  if (!first || !second) {
    const missing = two.filter(({ id }) => !judged.filter(isFresh).some(({ athlete }) => athlete.id === id))
    return sentences(
      `**They cannot be compared**: no fresh recovery of ${missing.map(({ name }) => boldName(name)).join(' and ')} has come.`,
      'Watch both in the warm-up, and ask each how they slept, where they are sore and whether they have their energy.',
    )
  }
  const write = OF_PAIR[asked.person.form] ?? sayFresher
  return write([first, second], asked, context)
}
