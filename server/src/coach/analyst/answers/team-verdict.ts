import { counted } from '@corner/analytics/counted.ts'
import { metricOf } from '@corner/analytics/metric-catalogue.ts'
import { holds } from '../../tools/comparisons.ts'
import { writeValue } from '../phrases/values.ts'
import { overWindow } from '../phrases/windows.ts'
import { planWindow } from '../planner/window.ts'
import type { Condition, Question } from '../question.ts'
import { writeBound } from './conditions.ts'
import { nameMeasure } from './measures.ts'
import type { AnswerContext } from './writer.ts'

const ABOUT_ATHLETES = /\b(any\w*|some\w*|every\w*|each|all|who|athletes?|wrestlers?|players?|people|guys|how many)\b/i

/** The condition of a question on the team as one, not on its athletes: "is the team's average recovery above 50?". */
export function conditionOfTeam({ team, isYesNo, text, athletes, conditions }: Question): Condition | undefined {
  const [first, second] = conditions
  const isOne = team && isYesNo && athletes.length === 0 && second === undefined && !ABOUT_ATHLETES.test(text)
  return isOne && (first?.statistic === 'average' || first?.statistic === 'latest') ? first : undefined
}

/** Whether the team's mean meets the condition. */
export async function judgeTeam(condition: Condition, { scope, toolbox }: AnswerContext): Promise<string> {
  const { metric, statistic, comparison, value: bound, window } = condition
  const { metrics } = await toolbox.call('comparison', { metrics: [metric], statistic, window: planWindow(window) })
  const team = metrics[0]?.sides[0]
  const over = overWindow({ window }, scope)
  if (!team || team.value === null) return `There is no ${metricOf(metric).label} data of the team ${over}.`
  const measure = statistic === 'latest' ? `average latest ${metricOf(metric).label}` : nameMeasure(metric, statistic)
  const isMet = holds(comparison, team.value, bound)
  return `${isMet ? 'Yes' : 'No'}, the team's ${measure} ${over} is **${writeValue(metric, team.value, [bound])}** (${counted(team.athletes, 'athlete')}), ${isMet ? '' : 'not '}${writeBound(metric, comparison, bound)}.`
}
