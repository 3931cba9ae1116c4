import { expect, test } from 'vitest'
import { asking } from '../question-for-tests.ts'
import { asStanding } from './standing.ts'

const day = (date: string) => ({ window: { from: date, until: date, label: 'that day' } })
const scope = { today: '2026-11-21' }

test('who is at risk today is judged over the period, not by one record', () => {
  expect(asStanding(asking('at_risk', day('2026-11-21')), scope).window).toBeUndefined()
})

test('other days stay as they were asked for', () => {
  const yesterday = asking('at_risk', day('2026-11-20'))
  expect(asStanding(yesterday, scope)).toBe(yesterday)
})
