import type { WithoutRecovery } from '@corner/contract/entities/readiness.ts'
import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../rendered-for-tests.tsx'
import { ReadinessParts } from './readiness-parts.tsx'

const TODAY = '2026-11-21'
const WITHOUT: WithoutRecovery = {
  maker: 'Oura',
  readiness: {
    day: TODAY,
    score: 58,
    place: 'within',
    parts: [
      { measure: 'hrv', value: 62, low: 55, high: 70, place: 'within' },
      { measure: 'sleep_duration', value: 6.2, low: 6.8, high: 8.1, place: 'below' },
    ],
    missing: [
      { measure: 'resting_heart_rate', values: null },
      { measure: 'respiratory_rate', values: 9 },
    ],
  },
  maker_values: [{ name: 'Oura readiness', value: 74, unit: '', lowest: 1, highest: 100, day: TODAY }],
}
const linesAt = (without: WithoutRecovery) => linesOf(markupOf(<ReadinessParts without={without} today={TODAY} />))

it('shows Corner readiness by its name with its parts, what was left out, and the score of the maker by its own', () => {
  expect(linesAt(WITHOUT)).toEqual([
    'Corner readiness 58, within own usual',
    'HRV 62 ms, usual 55–70',
    'Sleep 6.2 h, usual 6.8–8.1',
    'Left out: no resting heart rate of that morning; respiratory rate has 9 of the 14 mornings that a range needs.',
    '50 is as usual in the 28 days before, 25 points are one standard deviation of those. Oura gives no recovery, and this is none.',
    'From Oura',
    'Oura readiness 74 of 1 to 100',
  ])
})

it('names SDNN as such', () => {
  const readiness = WITHOUT.readiness && {
    ...WITHOUT.readiness,
    parts: [{ measure: 'hrv_sdnn' as const, value: 48, low: 40, high: 55, place: 'within' as const }],
  }
  expect(linesAt({ ...WITHOUT, readiness })).toContain('HRV (SDNN) 48 ms, usual 40–55')
})

it('says what is missing while there is no score yet', () => {
  const readiness = {
    day: TODAY,
    score: null,
    place: null,
    parts: [],
    missing: [{ measure: 'hrv' as const, values: 5 }],
  }
  const [first, second] = linesAt({ maker: 'Oura', readiness, maker_values: [] })
  expect(first).toBe('Corner readiness')
  expect(second).toBe('Left out: HRV has 5 of the 14 mornings that a range needs.')
})

it('has only the values of the maker where no heart value is fresh', () => {
  expect(linesAt({ ...WITHOUT, readiness: null })).toEqual(['From Oura', 'Oura readiness 74 of 1 to 100'])
})
