import type { ToolInput } from '../../tools/every-tool.ts'
import type { Question } from '../question.ts'
import { planWindow } from './window.ts'

export function planFilter({ conditions, combine, severity }: Question): ToolInput<'find_athletes'> {
  return {
    conditions: conditions.map(({ window, ...condition }) => ({ ...condition, window: planWindow(window) })),
    combine,
    ...(severity && { severity }),
  }
}
