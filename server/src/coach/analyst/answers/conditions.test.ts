import { describe, expect, test } from 'vitest'
import { writeBound, writeCondition } from './conditions.ts'

const scope = { days: 7, today: '2026-11-21' }
const window = { from: '2026-11-15', until: '2026-11-21', label: 'the last 7 days' }
const longer = { from: '2026-11-08', until: '2026-11-21', label: 'the last 14 days' }

describe('a condition', () => {
  test('names its measure and its bound', () => {
    const below = { metric: 'recovery', statistic: 'latest', comparison: 'below', value: 34 } as const
    expect(writeCondition(below, { window }, scope)).toBe('a latest recovery below 34%')
    expect(writeCondition({ ...below, comparison: 'at_least' }, { window }, scope)).toBe(
      'a latest recovery of 34% or more',
    )
  })

  test("names its days where they are not the chat's", () => {
    const short = { metric: 'sleep_duration', statistic: 'average', comparison: 'below', value: 7 } as const
    expect(writeCondition(short, { window }, scope)).toBe('an average sleep below 7 h')
    expect(writeCondition(short, { window: longer }, scope)).toBe('an average sleep below 7 h over the last 14 days')
  })

  test('of a past day is of that day, and of today the latest', () => {
    const short = { metric: 'sleep_duration', statistic: 'latest', comparison: 'below', value: 6 } as const
    const day = (date: string, label: string) => ({ window: { from: date, until: date, label } })
    expect(writeCondition(short, day('2026-11-20', 'yesterday'), scope)).toBe('sleep below 6 h yesterday, Nov 20')
    expect(writeCondition(short, day('2026-11-21', 'last night'), scope)).toBe('a latest sleep below 6 h')
  })

  test.each([
    ['above', 5, 'resting heart rate more than 5 bpm above their own average'],
    ['at_least', 5, 'resting heart rate at least 5 bpm above their own average'],
    ['below', -5, 'resting heart rate more than 5 bpm below their own average'],
    ['below', 5, 'resting heart rate less than 5 bpm above their own average'],
    ['above', 0, 'resting heart rate above their own average'],
    ['below', 0, 'resting heart rate below their own average'],
  ] as const)('on the own average: %s %d', (comparison, value, text) => {
    expect(
      writeCondition({ metric: 'resting_heart_rate', statistic: 'trend', comparison, value }, { window }, scope),
    ).toBe(text)
  })

  test('has its bound as it was asked', () => {
    expect(writeBound('strain', 'above', 12)).toBe('above 12')
    expect(writeBound('hrv', 'at_most', 40)).toBe('40 ms or less')
  })
})
