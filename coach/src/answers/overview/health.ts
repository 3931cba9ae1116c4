import { counted } from '@corner/analytics/numbers/counted.ts'
import { asksOutOfTen } from '../../reading/day/out-of-ten.ts'
import { writeValue } from '../../wording/figures.ts'
import { statusDays } from '../context/request-days.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { ofOtherProviders } from '../values/left-out.ts'
import { sayOutOfTen } from './out-of-ten.ts'
import type { OverviewAnswer } from './overview-answer.ts'

/** The team health score and what it is the mean of. It exists only for the whole team. */
export const answerHealth: OverviewAnswer = async (_, { who, days }, { scope, toolbox, message }) => {
  const asked = statusDays(days, scope)
  const ofAll = Object.keys(who).length > 0 && 'The score is of the whole team: there is none of some of it.'
  const { health, athletes, ofOtherProvider } = await toolbox.call('team_overview', { window: asked.window })
  const { score, label, averageLatestRecovery, averageSleepQuality, completeness } = health
  const { over } = asked
  if (score === null) return paragraphs(ofAll, `There is no team health score ${over}: nobody has enough data for it.`)
  const parts = [
    averageLatestRecovery !== null &&
      `The team's average latest recovery: ${writeValue('recovery', averageLatestRecovery)} (${counted(health.recoveryAthletes, 'athlete')})`,
    averageSleepQuality !== null &&
      `The team's average sleep quality: ${writeValue('sleep_quality', averageSleepQuality)} (${counted(health.sleepAthletes, 'athlete')})`,
    completeness !== null &&
      `Data completeness: ${Math.round(completeness)}% (${health.completeAthletes} of ${counted(athletes, 'athlete')} have enough days)`,
  ]
  return paragraphs(
    ofAll,
    asksOutOfTen(message) && sayOutOfTen(health, over),
    `The team health score is **${score} out of 100**${label === null ? '' : ` (${label})`} ${over}, the rounded mean of these:`,
    bullets(parts.filter((part) => part !== false)),
    ofOtherProviders(ofOtherProvider),
  )
}
