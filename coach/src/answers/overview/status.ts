import { type Asked, standingDays } from '../asked/asked-days.ts'
import { answerOfDay } from '../day/day-answer.ts'
import { type AskedOfDay, askedOfDay } from '../day/what-is-asked.ts'
import { describeAthlete } from './athlete-status.ts'
import { listAthletes } from './athletes-status.ts'
import type { OverviewAnswer } from './overview-answer.ts'
import { describeTeam } from './team-status.ts'

/** What is asked of a day in words that otherwise ask how somebody is. */
const OF_THE_DAY: readonly AskedOfDay[] = ['sick', 'changes', 'unusual']

/** How one athlete, several or the team are doing. */
export const answerStatus: OverviewAnswer = async (meant, { days }, context) => {
  const asked = standingDays(days, context.scope)
  const ofDay = askedOfDay(context.message)
  const [first, second] = meant.people
  if ((meant.isTeam || second) && OF_THE_DAY.includes(ofDay) && isUntilToday(asked, context.scope.today))
    return answerOfDay(meant, ofDay, context)
  if (meant.isTeam) return describeTeam(meant, asked, context)
  return first && !second ? describeAthlete(first, asked, context) : listAthletes(meant.people, asked, context)
}

const isUntilToday = ({ window }: Asked, today: string) => window === undefined || window.until >= today
