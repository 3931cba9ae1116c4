import { describe, expect, it } from 'vitest'
import { addDays } from '../days/calendar.ts'
import { findIssues } from './at-risk.ts'
import { athleteWith, TODAY } from './athlete-for-tests.ts'
import { dataDays, readAthlete } from './athlete-metrics.ts'
import { readStatus } from './athlete-status.ts'
import { countedMornings } from './counted-mornings.ts'

/** One morning a day with HRV and resting heart rate, the last of today; null: without a score. */
const mornings = (scores: readonly (number | null)[]) =>
  scores.map((recovery_score, place) => ({
    date: addDays(TODAY, place + 1 - scores.length),
    recovery_score,
    hrv_rmssd_milli: 60,
    resting_heart_rate: 52,
  }))
const withMornings = (scores: readonly (number | null)[]) => ({
  ...athleteWith({ provider: 'oura' }),
  recovery_data: mornings(scores),
})
const count = (scores: readonly (number | null)[]) => countedMornings(mornings(scores)).length

describe('the mornings that count', () => {
  it('are those with a score where there are scores', () => {
    expect(count([50, null, 60])).toBe(2)
    expect(readAthlete(withMornings([50, null, 60])).hrv.dataPoints).toBe(2)
  })

  it('are all where the maker gives no score', () => {
    expect(count([null, null])).toBe(2)
    expect(readAthlete(withMornings([null, null])).hrv).toMatchObject({ latestHRV: 60, dataPoints: 2 })
  })

  it('are those without a score, too, once the device of the scores is left for more than a week', () => {
    expect(count([50, ...Array(7).fill(null)])).toBe(1)
    expect(count([50, ...Array(8).fill(null)])).toBe(2)
  })
})

describe('an athlete whose maker gives no recovery', () => {
  it('has as many days of data as mornings, and is fresh', () => {
    const athlete = withMornings(Array(5).fill(null))
    expect(dataDays(readAthlete(athlete))).toBe(5)
    expect(readStatus(athlete, TODAY)).toMatchObject({ dataState: 'fresh', issues: [] })
  })

  it('is not at risk for the recovery that cannot come, but for fewer than three mornings', () => {
    const issuesOf = (days: number) => findIssues(readAthlete(withMornings(Array(days).fill(null))), true)
    expect(issuesOf(3)).toEqual([])
    expect(issuesOf(2)).toMatchObject([
      { kind: 'few_recovery_points', text: 'Only 2 days with values of the morning', value: 2, records: 2 },
    ])
    expect(issuesOf(0)).toMatchObject([{ text: 'No recovery in this period' }])
  })

  it('waits for a night that has not been read yet', () => {
    const athlete = withMornings(Array(5).fill(null))
    const pending = { date: TODAY, recovery_score: null, hrv_rmssd_milli: null, resting_heart_rate: null }
    const waiting = { ...athlete, recovery_data: [...athlete.recovery_data.slice(0, -1), pending] }
    expect(readStatus(waiting, TODAY).dataState).toBe('pending')
  })
})
