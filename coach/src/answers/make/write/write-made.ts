import type { Made } from '@corner/contract/entities/made.ts'
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
export function writeMade(made: Made, meant: PeopleMeant, topic: string, context: AnswerContext): Promise<string> {
  switch (made.thing) {
    case 'practice':
      return makePractice(made, meant, context)
    case 'pairs':
      return makePairs(made, meant, context)
    case 'groups':
      return makeGroups(made, meant, context)
    case 'lifting':
      return makeLifting(made, meant, context)
    case 'rooms':
      return makeRooms(made, meant, context)
    case 'weigh_in':
      return makeWeighIn(made, context)
    case 'travel':
      return makeTravel(made, topic, context)
    case 'days':
      return makeDays(made, meant, topic, context)
    case 'slots':
      return makeSlots(made, meant, context)
    case 'return':
      return makeReturn(made, meant, context)
  }
}
