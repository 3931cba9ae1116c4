import { describe, expect, it } from 'vitest'
import type { DayRecords } from '../../athlete/day-records.ts'
import { readOwnRange } from '../../series/own-range.ts'
import { ask, athleteOf, dateAgo, queryOf, TODAY } from '../team-for-tests.ts'

/** HRV of the last nights. */
function athleteWith(hrv: readonly number[]): DayRecords {
  const athlete = athleteOf({ recovery: hrv.map(() => 50) })
  return {
    ...athlete,
    recovery_data: athlete.recovery_data.map((record, place) => ({ ...record, hrv_rmssd_milli: hrv[place] ?? null })),
  }
}

const usual = Array.from({ length: 30 }, (_, place) => (place % 2 ? 60 : 70))
const range = (hrv: readonly number[]) =>
  readOwnRange(
    hrv.map((value, place) => ({ date: dateAgo(hrv.length - 1 - place), value })),
    TODAY,
  )
const fromOwnRange = (hrv: readonly number[]) =>
  ask(queryOf({ metric: 'hrv', aggregate: 'from_own_range' }), [athleteWith(hrv)])

describe('HRV against the own range', () => {
  it.each([
    ['below', 50],
    ['within', 65],
    ['above', 90],
  ])('is judged as on the screens: %s', (state, ofWeek) => {
    const hrv = [...usual, ...Array(7).fill(ofWeek)]
    const { weekly, current, state: expected } = range(hrv)
    const [fact] = fromOwnRange(hrv).rows[0]?.facts ?? []
    const bound = state === 'below' ? (weekly?.low ?? 0) : (weekly?.high ?? 0)
    expect(expected).toBe(state)
    expect(fact?.value).toBeCloseTo(state === 'within' ? 0 : (current ?? 0) - bound, 6)
    expect(fact).toMatchObject({ range: weekly, records: 7, unit: 'ms' })
  })

  it('is unknown without a baseline', () => {
    expect(fromOwnRange(Array(20).fill(60)).leftOut).toMatchObject([{ reason: 'too_few_records' }])
  })

  it('has a wider range for a single night than for the mean of a week', () => {
    const hrv = [...usual, ...Array(7).fill(61)]
    const { weekly, nightly } = range(hrv)
    const boundOf = (aggregate: 'mean' | 'latest') =>
      ask(
        queryOf(
          { metric: 'hrv', aggregate },
          { who: { where: [{ measure: { metric: 'hrv', aggregate }, is: 'below', than: { of: 'own_low' } }] } },
        ),
        [athleteWith(hrv)],
      ).judged[0]?.values[0]
    expect(boundOf('mean')).toMatchObject({ bound: weekly?.low, met: true })
    expect(boundOf('latest')).toMatchObject({ bound: nightly?.low, met: false })
  })
})
