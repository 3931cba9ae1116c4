import { TOP_PERFORMER } from '@corner/contract/constants/team-scores.ts'
import type { CoachScope } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWhen } from '../phrases/days.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { boldName } from '../phrases/names.ts'
import { writeValue } from '../phrases/values.ts'
import { overWindow } from '../phrases/windows.ts'
import { planWindow } from '../planner/window.ts'
import type { Question } from '../question.ts'
import type { Writer } from './writer.ts'

type Overview = ToolResult<'team_overview'>

const RULE = `The product's rule, any one of these: latest recovery of ${TOP_PERFORMER.latestRecoveryFrom}% or more, sleep quality of ${TOP_PERFORMER.sleepQualityFrom}% or more with ${TOP_PERFORMER.sleepHoursFrom} h or more, recovery or HRV well above their own average; and data on most days.`

/** Whoever the product's rule picks, by latest recovery. */
export const answerTopPerformers: Writer = async (question, { scope, toolbox }) =>
  writeTopPerformers(await toolbox.call('team_overview', { window: planWindow(question.window) }), question, scope)

export function writeTopPerformers(
  { topPerformers }: Overview,
  question: Pick<Question, 'window'>,
  scope: Pick<CoachScope, 'days' | 'today'>,
): string {
  const over = overWindow(question, scope)
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
