import type { LeftOut } from '@corner/analytics/query/facts.ts'
import type { Condition } from '@corner/contract/entities/query.ts'
import { hasNoRecovery } from '../../reading/readiness-meant.ts'
import { hasOwnState, isOff, sayOff, sayOwnStates } from '../day/own-state.ts'
import { judgeDay } from '../day/verdicts.ts'
import { sentences } from '../phrases/lists.ts'
import { sayLeftOut } from '../values/left-out.ts'
import type { AnswerInput } from './answer-input.ts'

/** What is said of those whom a condition cannot judge: before the answer, and after it. */
export interface NotFound {
  above: string
  below: string
}

/**
 * Who could not be judged. Where it is this morning's recovery that decides, those whose maker gives none are told by their own
 * signs: whoever is off before the answer, and "no data" is left for those with nothing at all.
 */
export async function sayNotFound(told: AnswerInput): Promise<NotFound> {
  const { leftOut } = told.facts
  if (!isOfRecoveryNow(told) || !leftOut.some((one) => hasNoneByMaker(one, told)))
    return { above: '', below: sayLeftOut(leftOut) }
  const ids = new Set(leftOut.map(({ athlete }) => athlete.id))
  const judged = await judgeDay({ people: [], isTeam: true, leftOut: [] }, told.context)
  const own = judged.filter((one) => ids.has(one.athlete.id) && hasOwnState(one))
  const isOwn = new Set(own.map(({ athlete }) => athlete.id))
  return {
    above: sayOff(own),
    below: sentences(
      sayOwnStates(own.filter((one) => !isOff(one))),
      sayLeftOut(leftOut.filter(({ athlete }) => !isOwn.has(athlete.id))),
    ),
  }
}

/** Whether conditions on the newest recovery, or on today's, are all that decides. */
function isOfRecoveryNow({ query: { who, days }, context: { scope } }: AnswerInput): boolean {
  const { where = [] } = who
  const isToday = days.window !== undefined && 'day' in days.window && days.window.day === 0
  const isNow = ({ measure }: Condition) =>
    measure.metric === 'recovery' && measure.days === undefined && (isToday || measure.aggregate === 'latest')
  return scope.view === 'team' && where.length > 0 && where.every(isNow) && (isToday || days.window === undefined)
}

const hasNoneByMaker = ({ athlete }: LeftOut, { context: { scope } }: AnswerInput): boolean =>
  scope.athletes.some((one) => one.id === athlete.id && hasNoRecovery(one))
