import type { CoachScope } from '../../scope.ts'
import type { Question } from '../question.ts'

/**
 * The question about how somebody stands. The rules for it (at risk, health score, guidance) are about a stretch of days: "today" asks
 * by what stands today, which is the chat's period, and not by the records of that day alone.
 */
export function asStanding(question: Question, { today }: Pick<CoachScope, 'today'>): Question {
  const { window } = question
  return window !== undefined && window.from === today && window.until === today
    ? { ...question, window: undefined }
    : question
}
