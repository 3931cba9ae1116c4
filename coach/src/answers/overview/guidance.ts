import { dayAskedIn } from '../../reading/day/day-intent.ts'
import { mendSpelling } from '../../reading/spans/mend-spelling.ts'
import { adviseAthlete } from '../advice/athlete-advice.ts'
import { statusDays } from '../context/request-days.ts'
import { answerOfDay } from '../day/day-answer.ts'
import { adviseRecovery, recoveryIn } from '../values/given-recovery.ts'
import type { OverviewAnswer } from './overview-answer.ts'

/** How hard a day may be: for a recovery named in the message, for an athlete, or who may do how much. */
export const answerGuidance: OverviewAnswer = async (meant, { who, days, day }, given) => {
  const { scope } = given
  const message = mendSpelling(given.message, scope)
  const context = { ...given, message }
  const [first, second] = meant.people
  if (day && (!first || second)) return answerOfDay(meant, { who, day }, context)
  const recovery = recoveryIn(message)
  if (recovery !== undefined && meant.isTeam) return adviseRecovery(recovery, context)
  if (!first || second) return answerOfDay(meant, { who, day: dayAskedIn(message) }, context)
  return adviseAthlete(first, { asked: statusDays(days, scope), topic: '', words: message }, context)
}
