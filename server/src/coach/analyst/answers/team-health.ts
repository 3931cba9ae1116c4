import { counted } from '@corner/analytics/counted.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { writeValue } from '../phrases/values.ts'
import { overWindow } from '../phrases/windows.ts'
import { planWindow } from '../planner/window.ts'
import { ofOtherMakers } from './left-out.ts'
import type { Writer } from './writer.ts'

type Overview = ToolResult<'team_overview'>

/** The team health score and what it is the mean of. */
export const answerTeamHealth: Writer = async (question, { scope, toolbox }) =>
  writeHealth(await toolbox.call('team_overview', { window: planWindow(question.window) }), overWindow(question, scope))

export function writeHealth({ health, athletes, ofAnotherMaker }: Overview, over: string): string {
  const { score, label, averageLatestRecovery, averageSleepQuality, completeness } = health
  if (score === null) return `There is no team health score ${over}: nobody has enough data for it.`
  const parts = [
    averageLatestRecovery !== null &&
      `The team's average latest recovery: ${writeValue('recovery', averageLatestRecovery)} (${counted(health.recoveryAthletes, 'athlete')})`,
    averageSleepQuality !== null &&
      `The team's average sleep quality: ${writeValue('sleep_quality', averageSleepQuality)} (${counted(health.sleepAthletes, 'athlete')})`,
    completeness !== null &&
      `Data completeness: ${Math.round(completeness)}% (${health.completeAthletes} of ${counted(athletes, 'athlete')} have enough days)`,
  ]
  return paragraphs(
    `The team health score is **${score} out of 100**${label === null ? '' : ` (${label})`} ${over}, the rounded mean of these:`,
    bullets(parts.filter((part) => part !== false)),
    ofOtherMakers(ofAnotherMaker),
  )
}
