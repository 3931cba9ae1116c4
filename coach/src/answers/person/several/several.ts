import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { PeopleMeant } from '../../context/people-of.ts'
import { judgeDay } from '../../day/verdicts.ts'
import type { PersonQuestion, WriteSeveral } from '../writers.ts'
import { sayBounced } from './bounced.ts'
import { sayBringUp } from './bring-up.ts'
import { sayFirstToHold } from './first-to-hold.ts'
import { sayLowScore } from './low-score.ts'
import { sayPullAside } from './pull-aside.ts'
import { sayShowed } from './showed.ts'
import { sayWhatTheyDo } from './what-they-do.ts'
import { sayWithoutData } from './without-data.ts'
import { sayWornDown } from './worn-down.ts'

const OF_MANY: Partial<Record<PersonAsked['form'], WriteSeveral>> = {
  bring_up: sayBringUp,
  showed: sayShowed,
  bounced: sayBounced,
  pull_aside: sayPullAside,
  first_to_hold: sayFirstToHold,
  without_data: sayWithoutData,
  worn_down: sayWornDown,
  low_score: sayLowScore,
}

/** Questions about the team or about the athletes of a list. */
export async function answerSeveral(
  meant: PeopleMeant,
  asked: PersonQuestion,
  context: AnswerContext,
): Promise<string> {
  const judged = await judgeDay(meant, context)
  const order = new Map(meant.people.map(({ id }, place) => [id, place]))
  const inOrder = judged.toSorted((a, b) => (order.get(a.athlete.id) ?? 0) - (order.get(b.athlete.id) ?? 0))
  return (OF_MANY[asked.person.form] ?? sayWhatTheyDo)(inOrder, asked, context)
}
