import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import type { Answer, RequestOf } from '../context/answer-context.ts'
import { OF_THE_TEAM } from '../context/own-view.ts'
import { peopleOf } from '../context/people-of.ts'
import { answerPerson } from '../person/person.ts'
import { sayNobody } from '../values/left-out.ts'
import { answerAtRisk, sayNotAtRisk } from './at-risk.ts'
import { answerCoverage } from './coverage.ts'
import { answerGuidance } from './guidance.ts'
import { answerHealth } from './health.ts'
import type { OverviewAnswer } from './overview-answer.ts'
import { answerStatus } from './status.ts'
import { answerTopPerformers, sayNotTop } from './top-performers.ts'

/** The writer for each kind of question. */
const ANSWERS: Record<RequestOf<'overview'>['focus'], OverviewAnswer> = {
  status: answerStatus,
  at_risk: answerAtRisk,
  health: answerHealth,
  top_performers: answerTopPerformers,
  guidance: answerGuidance,
  coverage: answerCoverage,
}

/** Those whom the rule does not name. */
const TURNED_ROUND: Partial<typeof ANSWERS> = { at_risk: sayNotAtRisk, top_performers: sayNotTop }

/** Asked by an athlete, about themselves. */
const OF_THEMSELVES: readonly PersonAsked['form'][] = ['enough_sleep']

/** How somebody or the team is doing. An athlete who asks about the team is told how they are doing themselves. */
export const answerOverview: Answer<'overview'> = async (request, context) => {
  const { who, focus, days } = request
  const { not, ...others } = who
  const turned = not === true && who.where === undefined ? TURNED_ROUND[focus] : undefined
  const meant = await peopleOf(turned ? others : who, days, context)
  if (meant.people.length === 0 && !meant.isTeam) return sayNobody(meant.leftOut)
  if (request.person && (context.scope.view === 'team' || OF_THEMSELVES.includes(request.person.form)))
    return answerPerson(meant, { ...request, person: request.person }, context)
  if (turned && context.scope.view === 'team') return turned(meant, request, context)
  const isOfOwn = context.scope.view === 'own' && OF_THE_TEAM.includes(focus)
  return ANSWERS[isOfOwn ? 'status' : focus](meant, request, context)
}
