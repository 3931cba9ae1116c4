import { TOP_PERFORMER } from '@corner/contract/constants/team-scores.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { writeValue } from '../../wording/figures.ts'
import type { Answer } from '../asked/answer-context.ts'
import { standingDays } from '../asked/asked-days.ts'
import { peopleOf } from '../asked/people-of.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { boldName } from '../phrases/names.ts'
import { describeSelf } from './self.ts'

const RULE = `The product's rule, any one of these: latest recovery of ${TOP_PERFORMER.latestRecoveryFrom}% or more, sleep quality of ${TOP_PERFORMER.sleepQualityFrom}% or more with ${TOP_PERFORMER.sleepHoursFrom} h or more, recovery or HRV well above their own average; and data on most days.`

/** Whoever the product's rule picks, by latest recovery; of some of the team those among them. */
export const answerTopPerformers: Answer<'overview'> = async ({ who, days }, context) => {
  const { scope, toolbox } = context
  const asked = standingDays(days, scope)
  if (scope.view === 'own') return describeSelf(asked, context)
  const meant = await peopleOf(who, days, context)
  const overview = await toolbox.call('team_overview', { window: asked.window })
  const ids = new Set(meant.people.map(({ id }) => id))
  const topPerformers = overview.topPerformers.filter(({ athlete }) => ids.has(athlete.id))
  const { over } = asked
  if (topPerformers.length === 0) return `Nobody is a top performer ${over}. ${RULE}`
  const lines = topPerformers.map(({ athlete, recovery, date }) => {
    const value =
      recovery === null || date === null
        ? 'no recovery'
        : `recovery ${writeValue('recovery', recovery)} (${writeWhen(date, scope.today)})`
    return `${boldName(athlete.name)}: ${value}`
  })
  const count = lines.length === 1 ? 'There is one top performer' : `There are ${lines.length} top performers`
  return paragraphs(`${count} ${over}, by latest recovery:`, bullets(lines), RULE)
}
