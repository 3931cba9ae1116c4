import { describe, expect, it } from 'vitest'
import { findIssues, type IssueKind, isAboutMissingData } from './at-risk.ts'
import { athleteWith } from './athlete-for-tests.ts'
import { readAthlete } from './athlete-metrics.ts'

type Given = Parameters<typeof athleteWith>[0]

function issuesOf(given: Given) {
  const athlete = athleteWith(given)
  return findIssues(readAthlete(athlete), athlete.whoop_connected)
}

const has = (kind: IssueKind, given: Given) => issuesOf(given).some((issue) => issue.kind === kind)
const oneOf = (kind: IssueKind, given: Given) => issuesOf(given).find((issue) => issue.kind === kind)

// Every bound of docs/reference/metrics-and-rules.md#at-risk-rules: below, at and above.
it.each<[IssueKind, Given, boolean]>([
  ['low_recovery', { recovery: [32.9] }, true],
  ['low_recovery', { recovery: [33] }, false],
  ['low_recovery', { recovery: [33.1] }, false],
  ['low_recovery', { recovery: [20, 90] }, false], // only the latest counts
  ['low_recovery', { recovery: [0] }, true], // a real 0 is a value
  ['low_recovery', { recovery: [null] }, false],
  ['low_sleep_quality', { quality: [59.9] }, true],
  ['low_sleep_quality', { quality: [60] }, false],
  ['low_sleep_quality', { quality: [60.1] }, false],
  ['low_sleep_quality', { quality: [90, 40] }, false], // the average is 65, whatever last night was
  ['low_sleep_quality', { quality: [56.9, 76.3, 69.7, 56.4, 40.7] }, false], // the average is 60, added up naively a little less
  ['short_sleep', { hours: [6.4] }, true],
  ['short_sleep', { hours: [6.5] }, false],
  ['short_sleep', { hours: [6.6] }, false],
  ['short_sleep', { hours: [6.7, 6.5, 8.6, 4.4, 6.3] }, false], // the average is 6.5
  ['high_strain', { strain: [14.9] }, false],
  ['high_strain', { strain: [15] }, false],
  ['high_strain', { strain: [15.1] }, true],
  ['high_strain', { strain: [12.8, 19.6, 12.6] }, false], // the average is 15
  ['recovery_falling', { recovery: [80, 60.2] }, false], // 60.2 - 70.1 = -9.9
  ['recovery_falling', { recovery: [80, 60] }, false], // exactly -10
  ['recovery_falling', { recovery: [80, 59.8] }, true], // 59.8 - 69.9 = -10.1
  ['recovery_falling', { recovery: [44.1, 67.7, 40.9] }, false], // 40.9 - 50.9 = -10
  ['recovery_falling', { recovery: [80] }, false], // one record is its own average
  ['hrv_falling', { hrv: [60, 50.2] }, false], // 50.2 - 55.1 = -4.9
  ['hrv_falling', { hrv: [60, 50] }, false], // exactly -5
  ['hrv_falling', { hrv: [60, 49.8] }, true], // 49.8 - 54.9 = -5.1
  ['hrv_falling', { hrv: [59.1, 75.7, 59.9] }, false], // 59.9 - 64.9 = -5
  ['few_recovery_points', { recovery: [] }, true],
  ['few_recovery_points', { recovery: [50, 50] }, true],
  ['few_recovery_points', { recovery: [50, null, 50] }, true],
  ['few_recovery_points', { recovery: [50, 50, 50] }, false],
  ['few_recovery_points', { recovery: [50], linked: false }, false], // "while connected"
  ['not_connected', { linked: false }, true],
  ['not_connected', { linked: true }, false],
])('%s of %j: %s', (kind, given, applies) => {
  expect(has(kind, given)).toBe(applies)
})

const ALL_WELL = {
  recovery: [60, 60, 60],
  hrv: [60, 60, 60],
  hours: [8, 8, 8],
  quality: [80, 80, 80],
  strain: [9, 9, 9],
}

it('finds nothing for an athlete who is well', () => {
  expect(issuesOf(ALL_WELL)).toEqual([])
})

it('finds all that applies, in the order of the spec', () => {
  const worst = {
    recovery: [80, 20],
    hrv: [80, 40],
    hours: [5],
    quality: [40],
    strain: [18],
  }
  expect(issuesOf(worst).map(({ kind }) => kind)).toEqual([
    'low_recovery',
    'low_sleep_quality',
    'short_sleep',
    'high_strain',
    'recovery_falling',
    'hrv_falling',
    'few_recovery_points',
  ])
  expect(issuesOf({ ...worst, linked: false }).at(-1)?.kind).toBe('not_connected')
})

it('recognises only the two rules about missing data', () => {
  const missing = [...issuesOf({}), ...issuesOf({ linked: false })]
  expect(missing.map(isAboutMissingData)).toEqual([true, true])
  expect(issuesOf({ recovery: [20, 20, 20] }).map(isAboutMissingData)).toEqual([false])
})

describe('what a flag says', () => {
  it('the value, the own average, the day it is of and how many records went in', () => {
    expect(oneOf('low_recovery', { recovery: [70, 60, 20, null] })).toEqual({
      kind: 'low_recovery',
      text: 'Latest recovery 20%, period average 50%',
      rule: 'Latest recovery below 33%',
      value: 20,
      unit: '%',
      valueText: '20%',
      ownAverage: 50,
      measuredOn: '2026-11-20',
      records: 3,
    })
    expect(oneOf('hrv_falling', { hrv: [60, 60, 48] })).toMatchObject({
      text: "HRV −8 ms against the period's average",
      value: -8,
      ownAverage: 56,
      measuredOn: '2026-11-21',
      records: 3,
    })
  })

  it.each<[IssueKind, Given, string]>([
    ['low_sleep_quality', { quality: [59.6] }, 'Average sleep quality 59.6%'],
    ['low_sleep_quality', { quality: [59.4] }, 'Average sleep quality 59%'],
    ['short_sleep', { hours: [6.46] }, 'Average sleep 6.46 h'],
    ['short_sleep', { hours: [6.4] }, 'Average sleep 6.4 h'],
    ['high_strain', { strain: [15.04] }, 'Average strain 15.04'],
    ['low_recovery', { recovery: [32.8] }, 'Latest recovery 32.8%, period average 33%'],
    ['recovery_falling', { recovery: [80, 59.6] }, "Recovery −10.2 points against the period's average"],
  ])('never the threshold itself: %s of %j reads %s', (kind, given, text) => {
    expect(oneOf(kind, given)?.text).toBe(text)
  })

  it('how little there is', () => {
    expect(oneOf('few_recovery_points', {})?.text).toBe('No recovery in this period')
    expect(oneOf('few_recovery_points', { recovery: [50] })?.text).toBe('Only 1 day with a recovery')
    expect(oneOf('few_recovery_points', { recovery: [50, 50] })?.text).toBe('Only 2 days with a recovery')
    expect(oneOf('not_connected', { linked: false })).toMatchObject({ value: null, valueText: null, measuredOn: null })
  })

  it('of a sleep quality the night it is of, not one without a quality', () => {
    const issue = oneOf('low_sleep_quality', { hours: [8, 8], quality: [50, null] })
    expect(issue).toMatchObject({ measuredOn: '2026-11-20', records: 1 })
  })
})
