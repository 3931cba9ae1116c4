import { addDays } from '@corner/analytics/calendar.ts'
import type { CoachScope } from '../../scope.ts'
import type { ToolInput } from '../../tools/every-tool.ts'
import type { Question, Window } from '../question.ts'
import { planAthletes } from './athletes.ts'
import { planWindow } from './window.ts'

/** A week holds too few pairs of days for a correlation. */
const DAYS_WITHOUT_WINDOW = 30

/** The days of a correlation: the last 30, where none are asked for and the chat's own period is shorter. */
export function windowOfRelation(
  { window }: Pick<Question, 'window'>,
  { days, today }: Pick<CoachScope, 'days' | 'today'>,
): Window {
  const length = Math.max(days, DAYS_WITHOUT_WINDOW)
  return window ?? { from: addDays(today, 1 - length), until: today, label: `the last ${length} days` }
}

/** Sleep and the recovery after it, where no metrics are named. */
export function planRelation(question: Question, scope: Pick<CoachScope, 'days' | 'today'>): ToolInput<'relation'> {
  const [x = 'sleep_duration', y = x === 'recovery' ? 'sleep_duration' : 'recovery'] = question.metrics
  const window = planWindow(windowOfRelation(question, scope))
  return { athletes: planAthletes(question), x, y, lagDays: question.lagDays ?? 0, window }
}
