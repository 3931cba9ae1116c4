import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import type { KnownAthlete } from '../../../scope.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { judgeDay } from '../../day/verdicts.ts'
import { paragraphs } from '../../phrases/lists.ts'
import type { PersonQuestion, WritePair } from '../writers.ts'
import { askFirst, isOpen, sayNoneSince, withNewest } from './ask-first.ts'
import { sayByReadiness } from './by-readiness.ts'
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

/** What is asked of today; the others look back. */
const OF_TODAY: readonly PersonAsked['form'][] = ['fresher', 'pick', 'partner']

/**
 * Two athletes compared: one is named, with the reason. Whoever has no fresh recovery is compared by the newest one, and
 * is to be asked first.
 */
export async function answerPair(two: Two, asked: PersonQuestion, context: AnswerContext): Promise<string> {
  const judged = await judgeDay({ people: two, isTeam: false, leftOut: [] }, context)
  const [a, b] = two.flatMap(({ id }) => judged.find(({ athlete }) => athlete.id === id) ?? [])
  if (!a || !b) throw new Error('Two athletes were judged, and one has no verdict')
  if (asked.person.form === 'compare') return sayCompare([a, b], asked, context)
  const write = OF_PAIR[asked.person.form] ?? sayFresher
  const { form } = asked.person
  const own = OF_TODAY.includes(form) && (await sayByReadiness([a, b], { form, message: context.message }, context))
  if (own) return own
  const [one, other] = [withNewest(a), withNewest(b)]
  if (!one || !other)
    return sayCannotCompare(
      [a, b],
      context.scope.today,
      [a, b].filter((each) => !withNewest(each)),
      (names) => `no recovery of ${names} is there`,
    )
  const say = OF_TODAY.includes(asked.person.form) ? askFirst : sayNoneSince
  const toAsk = [a, b].filter(isOpen).map((each) => say(each, context.scope.today))
  return paragraphs(await write([one, other], asked, context), toAsk.join(' '))
}
