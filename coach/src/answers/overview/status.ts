import { standingDays } from '../asked/asked-days.ts'
import { describeAthlete } from './athlete-status.ts'
import { listAthletes } from './athletes-status.ts'
import type { OverviewAnswer } from './overview-answer.ts'
import { describeTeam } from './team-status.ts'

/** How one athlete, several or the team are doing. */
export const answerStatus: OverviewAnswer = async ({ people, isTeam }, { days }, context) => {
  const asked = standingDays(days, context.scope)
  if (isTeam) return describeTeam(asked, context)
  const [first, second] = people
  return first && !second ? describeAthlete(first, asked, context) : listAthletes(people, asked, context)
}
