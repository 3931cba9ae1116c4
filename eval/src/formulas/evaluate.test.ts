import { describe, expect, it } from 'vitest'
import { athleteWith, TODAY, teamOf } from '../records/athlete-for-tests.ts'
import { correlationOf } from './correlation.ts'
import { evaluate } from './evaluate.ts'
import type { Formula } from './formula.ts'

const ann = athleteWith('Ann Ash', { recovery_score: [50, 60, 70], hrv_rmssd_milli: [40, 50, 60] })
const ben = athleteWith('Ben Bell', { recovery_score: [80, 30], hrv_rmssd_milli: [70, 65] })
const cat = athleteWith('Cat Cole', {}, false)
const context = {
  team: teamOf(ann, ben, cat),
  asOf: TODAY,
  days: 7,
  bound: { a: ann, b: ben },
  answer: ben,
  previousAnswer: undefined,
}
const names = (formula: Formula) => {
  const answer = evaluate(formula, context)
  return answer.kind === 'athletes' ? [...answer.must, ...answer.may].map(({ first }) => first) : answer.kind
}
const value = (formula: Formula) => {
  const answer = evaluate(formula, context)
  return answer.kind === 'number' ? answer.value : answer.kind
}
const LATEST = { metric: 'recovery_score', agg: 'latest', window: 'period' } as const

describe('a formula over a team', () => {
  it('ranks and filters those who have a value', () => {
    expect(names({ op: 'argmin', ...LATEST })).toEqual(['Ben'])
    expect(names({ op: 'rank', ...LATEST, agg: 'mean', order: 'desc', n: 2 })).toEqual(['Ann', 'Ben'])
    expect(names({ op: 'filter', where: [{ ...LATEST, cmp: 'lt', value: 34 }] })).toEqual(['Ben'])
    expect(value({ op: 'count_athletes', where: [{ ...LATEST, cmp: 'gte', value: 30 }] })).toBe(2)
  })

  it('means over athletes, each once', () => {
    expect(value({ op: 'team_mean', ...LATEST })).toBe(50)
    expect(value({ op: 'team_mean', ...LATEST, agg: 'mean' })).toBe(57.5)
    expect(value({ op: 'diff', a: { op: 'value', of: 'a', ...LATEST }, b: { op: 'value', of: 'b', ...LATEST } })).toBe(
      40,
    )
  })

  it('takes values of whoever an earlier check found', () => {
    expect(value({ op: 'value_of_answer', ...LATEST })).toBe(30)
    expect(() => value({ op: 'value_of_prev_answer', ...LATEST })).toThrow('first turn')
  })

  it('pools a team in order of date for its halves', () => {
    expect(value({ op: 'team_half_diff', metric: 'recovery_score', window: 'period' })).toBeCloseTo(60 - 55, 6)
  })

  it('reads windows: yesterday, the days before, weekdays', () => {
    expect(value({ op: 'value', of: 'b', ...LATEST, window: 'yesterday' })).toBe(80)
    expect(value({ op: 'value', of: 'a', ...LATEST, window: { days: 1, skip: 2 } })).toBe(50)
    // 31 March 2026 is a Tuesday.
    expect(value({ op: 'value', of: 'a', ...LATEST, window: { weekday: 'mon' } })).toBe(60)
  })

  it('never mixes scores of two makers', () => {
    const other = { ...athleteWith('Dan Dale', { recovery_score: [5] }), provider: 'oura' }
    const mixed = { ...context, team: teamOf(ann, ben, cat, other) }
    expect(evaluate({ op: 'argmin', ...LATEST }, mixed)).toMatchObject({ may: [], must: [ben] })
  })
})

it('correlates days that have both, and says nothing of two', () => {
  const x = [1, 2, 3].map((one, place) => ({ date: `2026-03-0${place + 1}`, value: one }))
  const y = [2, 4, 6.5].map((one, place) => ({ date: `2026-03-0${place + 1}`, value: one }))
  expect(correlationOf(x, y).r).toBeCloseTo(0.998, 2)
  expect(correlationOf(x, y, 1)).toEqual({ r: null, pairs: 2 })
})
