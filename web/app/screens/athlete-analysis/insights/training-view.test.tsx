import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../shared/rendered-for-tests.tsx'
import { detailOf } from '../detail-for-tests.ts'
import { TrainingView } from './training-view.tsx'

const { ai_insights } = detailOf('2026-11-21', {})
const shown = (given: object) => linesOf(markupOf(<TrainingView insights={{ ...ai_insights, ...given }} />))
const under = (lines: string[], title: string) => lines[lines.indexOf(title) + 1]

it('says of an empty plan that nothing is set', () => {
  const lines = shown({ key_sessions: [], next_week_focus: [] })
  expect(under(lines, 'Key Sessions')).toBe('No session is set.')
  expect(under(lines, 'Next Week Focus')).toBe('Nothing to aim at yet.')
})

it('lists sessions and focus of the plan', () => {
  const lines = shown({ key_sessions: ['Live wrestling'], next_week_focus: ['Sleep before 23:00'] })
  expect(under(lines, 'Key Sessions')).toBe('Live wrestling')
  expect(under(lines, 'Next Week Focus')).toBe('Sleep before 23:00')
})

it('puts a title above each list, and says how many rules stand behind them', () => {
  const lines = shown({ areas_of_concern: ['Short nights'] })
  expect(under(lines, 'Areas of Concern')).toBe('Short nights')
  const { training } = ai_insights
  expect(lines.join(' ')).toContain(`All rules of plan and month, ${training.length} in all`)
})
