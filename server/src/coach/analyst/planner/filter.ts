import type { CoachScope } from '../../scope.ts'
import type { ToolInput } from '../../tools/every-tool.ts'
import type { Condition, Question } from '../question.ts'
import { planWindow } from './window.ts'

/**
 * "Today" and "last night" are the newest value of the period: an athlete whose strap has not synced yet stays on the list, with the
 * date beside the value.
 */
export function planFilter(
  { conditions, combine, severity }: Question,
  { today }: Pick<CoachScope, 'today'>,
): ToolInput<'find_athletes'> {
  const isNow = ({ statistic, window }: Condition) =>
    statistic === 'latest' && window.from === today && window.until === today
  return {
    conditions: conditions.map(({ window, ...condition }) => ({
      ...condition,
      window: isNow({ ...condition, window }) ? undefined : planWindow(window),
    })),
    combine,
    ...(severity && { severity }),
  }
}
