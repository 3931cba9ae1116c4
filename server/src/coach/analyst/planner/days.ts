import type { ToolInput } from '../../tools/every-tool.ts'
import type { Question } from '../question.ts'
import { planAthletes } from './athletes.ts'
import { planWindow } from './window.ts'

/** Conditions are of single days, whatever statistic they name; without any, days without a record are counted. */
export function planDays(question: Question): ToolInput<'count_days'> {
  const { conditions, combine, metrics, window } = question
  const [first] = metrics
  return {
    athletes: planAthletes(question),
    conditions: conditions.map(({ metric, comparison, value }) => ({ metric, comparison, value })),
    combine,
    ...(conditions.length === 0 && first && { without: first }),
    window: planWindow(window ?? conditions[0]?.window),
  }
}
