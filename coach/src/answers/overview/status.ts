import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import { dayAskedIn } from '../../reading/day/day-intent.ts'
import { asksHowLong } from '../../reading/day/how-long.ts'
import { type RequestDays, statusDays } from '../context/request-days.ts'
import { answerOfDay } from '../day/day-answer.ts'
import { sayHowLong } from '../day/how-long.ts'
import { describeAthlete } from './athlete-status.ts'
import { listAthletes } from './athletes-status.ts'
import type { OverviewAnswer } from './overview-answer.ts'
import { describeTeam } from './team-status.ts'

/** Questions about a day in words that otherwise ask how somebody is. */
const OF_THE_DAY: readonly DayAsked['form'][] = ['sick', 'changes', 'unusual', 'everybody', 'one']

/** How one athlete, several or the team are doing. */
export const answerStatus: OverviewAnswer = async (meant, { who, days, day }, context) => {
  const asked = statusDays(days, context.scope)
  const ofDay = day ?? dayAskedIn(context.message)
  const [first, second] = meant.people
  if (
    (meant.isTeam || second || ofDay.form === 'sick') &&
    isUntilToday(asked, context.scope.today) &&
    isOfDay(ofDay, day)
  )
    return answerOfDay(meant, { who, day: ofDay }, context)
  if (meant.isTeam) return describeTeam(meant, asked, context)
  const howLong = first && !second && asksHowLong(context.message) ? await sayHowLong(first, context) : ''
  if (howLong !== '') return howLong
  return first && !second ? describeAthlete(first, asked, context) : listAthletes(meant.people, asked, context)
}

/** A brief as first asked for is the team at a glance. @param kept as remembered in the conversation */
const isOfDay = (asked: DayAsked, kept: DayAsked | undefined) =>
  kept ? kept.form !== 'brief' || Object.keys(kept).length > 1 : OF_THE_DAY.includes(asked.form)

const isUntilToday = ({ window }: RequestDays, today: string) => window === undefined || window.until >= today
