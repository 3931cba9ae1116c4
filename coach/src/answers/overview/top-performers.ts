import { TOP_PERFORMER } from '@corner/contract/constants/team-scores.ts'
import { boldName } from '../../wording/names.ts'
import { statusDays } from '../context/request-days.ts'
import { bullets, joinFew, paragraphs } from '../phrases/lists.ts'
import { writeRecovery } from '../values/newest-value.ts'
import type { OverviewAnswer } from './overview-answer.ts'

const RULE = `The product's rule, any one of these: latest recovery of ${TOP_PERFORMER.latestRecoveryFrom}% or more, sleep quality of ${TOP_PERFORMER.sleepQualityFrom}% or more with ${TOP_PERFORMER.sleepHoursFrom} h or more, recovery or HRV well above their own average; and data on most days.`

/** Who is none of them. */
export const sayNotTop: OverviewAnswer = async ({ people }, { days }, { scope, toolbox }) => {
  const { window, over } = statusDays(days, scope)
  const { topPerformers } = await toolbox.call('team_overview', { window })
  const others = people.filter(({ id }) => !topPerformers.some(({ athlete }) => athlete.id === id))
  if (others.length === 0) return `Everybody is a top performer ${over}. ${RULE}`
  return paragraphs(
    `**${others.length} of ${people.length}** athletes ${others.length === 1 ? 'is' : 'are'} not among the top performers ${over}:`,
    `${joinFew(others.map(({ name }) => boldName(name)))}.`,
    RULE,
  )
}

/** The athletes picked by the product's rule, by latest recovery; for a part of the team those among them. */
export const answerTopPerformers: OverviewAnswer = async ({ people }, { days }, { scope, toolbox }) => {
  const { window, over } = statusDays(days, scope)
  const overview = await toolbox.call('team_overview', { window })
  const found = overview.topPerformers.filter(({ athlete }) => people.some(({ id }) => id === athlete.id))
  if (found.length === 0) return `Nobody is a top performer ${over}. ${RULE}`
  const lines = found.map(
    ({ athlete, recovery, date }) => `${boldName(athlete.name)}: ${writeRecovery(recovery, date, scope.today)}`,
  )
  const count = lines.length === 1 ? 'There is one top performer' : `There are ${lines.length} top performers`
  return paragraphs(`${count} ${over}, by latest recovery:`, bullets(lines), RULE)
}
