import type { Answer } from '../asked/answer-context.ts'
import { standingDays } from '../asked/asked-days.ts'
import { peopleOf } from '../asked/people-of.ts'
import { sayNobody } from '../values/left-out.ts'
import { describeAthlete } from './athlete-status.ts'
import { listAthletes } from './athletes-status.ts'
import { describeTeam } from './team-status.ts'

/** How one athlete, several or the team are doing. */
export const answerStatus: Answer<'overview'> = async ({ who, days }, context) => {
  const meant = await peopleOf(who, days, context)
  const asked = standingDays(days, context.scope)
  if (meant.isTeam) return describeTeam(asked, context)
  const [first, second] = meant.people
  if (first === undefined) return sayNobody(meant.leftOut)
  return second === undefined ? describeAthlete(first, asked, context) : listAthletes(meant.people, asked, context)
}
