import type { ToolInput } from '../../tools/every-tool.ts'
import type { Question } from '../question.ts'
import { metricsOf } from './metrics.ts'
import { statisticOfComparison } from './statistic.ts'
import { planWindow } from './window.ts'

/** What two athletes are compared in, where no metric is named. */
const COMPARED = ['recovery', 'sleep_duration', 'strain'] as const

/** An athlete alone, without a second stretch of days, is compared with the team. */
export function planComparison(question: Question): ToolInput<'comparison'> {
  const { athletes, team, metrics, window, otherWindow } = question
  const [first, ...others] = athletes.map(({ id }) => id)
  const isAlone = first !== undefined && others.length === 0 && otherWindow === undefined
  return {
    ...(first !== undefined && { athletes: [first, ...others] }),
    withTeam: first !== undefined && (team || isAlone),
    metrics: metrics.length > 0 ? metricsOf(question) : COMPARED,
    statistic: statisticOfComparison(question),
    window: planWindow(window),
    otherWindow: planWindow(otherWindow),
  }
}
