import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { PeopleMeant } from '../../context/people-of.ts'
import { makeDays } from './days.ts'
import { makeGroups } from './groups.ts'
import { makeLifting } from './lifting.ts'
import { makePairs } from './pairs.ts'
import { makePractice } from './practice.ts'
import { makeReturn } from './return.ts'
import { makeRooms } from './rooms.ts'
import { makeSlots } from './slots.ts'
import { makeTravel } from './travel.ts'
import { makeWeighIn } from './weigh-in.ts'

/** The plan that was asked for, made from the day's verdicts. @param topic the words of the first request */
export function writePlan(plan: TeamPlan, meant: PeopleMeant, topic: string, context: AnswerContext): Promise<string> {
  switch (plan.kind) {
    case 'practice':
      return makePractice(plan, meant, context)
    case 'pairs':
      return makePairs(plan, meant, context)
    case 'groups':
      return makeGroups(plan, meant, context)
    case 'lifting':
      return makeLifting(plan, meant, context)
    case 'rooms':
      return makeRooms(plan, meant, context)
    case 'weigh_in':
      return makeWeighIn(plan, context)
    case 'travel':
      return makeTravel(plan, topic, context)
    case 'days':
      return makeDays(plan, meant, topic, context)
    case 'slots':
      return makeSlots(plan, meant, context)
    case 'return':
      return makeReturn(plan, meant, context)
  }
}
