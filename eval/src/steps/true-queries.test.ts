import { describe, expect, it } from 'vitest'
import { athleteWith, TODAY, teamOf } from '../records/athlete-for-tests.ts'
import type { AskedQuery } from './asked-query.ts'
import type { Step } from './step.ts'
import { untrueQuery } from './true-queries.ts'

const ann = athleteWith('Ann Ash', {
  recovery_score: [50, 52, 54, 56, 58, 60, 61],
  total_duration_hours: [7, 8, 6, 6, 7, 8, 9],
})
const ben = athleteWith('Ben Bell', { recovery_score: [60, 50, 40, 30, 25, 22, 20] })
const context = {
  team: teamOf(ann, ben),
  asOf: TODAY,
  days: 7,
  bound: {},
  answer: undefined,
  previousAnswer: undefined,
}

type Row = readonly (string | number | null)[]

function faultsOf(asked: Partial<AskedQuery>, labels: readonly string[], ...rows: readonly Row[]): string[] {
  const query = { who: {}, measures: [{ metric: 'recovery', aggregate: 'mean' }], days: {}, ...asked }
  const columns = labels.map((label) => ({ label, unit: '' }))
  return untrueQuery(
    { tool: 'query', title: 'Looked up', columns, rows, more_rows: 0, arguments: query } as Step,
    context,
  )
}

const SHORT = [{ metric: 'sleep_duration', is: 'below', than: 7 }]
const of = (aggregate: string, more: object = {}) => ({
  measures: [{ metric: 'recovery', aggregate, ...more }],
  by: ['athlete'],
})

describe('the figures of a query', () => {
  it.each<[string, Partial<AskedQuery>, number, number]>([
    ['a mean', of('mean'), 56, 57],
    ['of other days', { ...of('mean'), days: { window: { last: 2, before: 1 } } }, 59, 61],
    ['of one day', { ...of('latest'), days: { window: { day: -1 } } }, 60, 61],
    ['of days that meet a test', { ...of('mean'), days: { where: SHORT } }, 55, 56],
    ['a range', of('range'), 11, 10],
    ['a percentile', of('percentile', { percentile: 100 }), 61, 60],
    ['a change in percent', of('change_percent'), 2, 4],
    ['counted days', of('days', { test: SHORT }), 2, 3],
    ['a share of days', of('share', { test: SHORT }), 29, 40],
    ['days in a row', of('longest_streak', { test: SHORT }), 2, 1],
    ['missing days', of('missing_days'), 0, 1],
  ])('are held against the records: %s', (_, asked, right, wrong) => {
    expect(faultsOf(asked, ['Athlete', 'A measure'], ['Ann Ash', right])).toEqual([])
    expect(faultsOf(asked, ['Athlete', 'A measure'], ['Ann Ash', wrong])).toHaveLength(1)
  })

  it('are of the team, of a day and of weekdays where the row says so', () => {
    expect(faultsOf({}, ['Athlete', 'Average'], ['Team', 45.6])).toEqual([])
    expect(faultsOf({}, ['Athlete', 'Average'], ['Team', 56])).toHaveLength(1)
    const byDay = { by: ['athlete', 'day'] }
    expect(faultsOf(byDay, ['Athlete', 'Day', 'Average'], ['Ben Bell', TODAY, 20])).toEqual([])
    expect(faultsOf(byDay, ['Athlete', 'Day', 'Average'], ['Ben Bell', TODAY, 22])).toHaveLength(1)
    // 31 March 2026 is a Tuesday.
    const byWeekday = { by: ['athlete', 'weekday'] }
    expect(faultsOf(byWeekday, ['Athlete', 'Group', 'Average'], ['Ben Bell', 'Tuesdays', 20])).toEqual([])
    expect(faultsOf(byWeekday, ['Athlete', 'Group', 'Average'], ['Ben Bell', 'Tuesdays', 22])).toHaveLength(1)
  })

  it('are in the columns of the measures, not in those beside them', () => {
    const two = { ...of('mean'), measures: [...of('mean').measures, { metric: 'hrv', aggregate: 'mean' }] }
    const labels = [
      'Athlete',
      'Average recovery',
      'Records: average recovery',
      'Plain average HRV',
      'Difference: plain average HRV',
    ]
    expect(faultsOf(two, labels, ['Ann Ash', 56, 7, null, 3])).toEqual([])
    expect(faultsOf(two, labels, ['Ann Ash', 57, 7, null, 3])).toHaveLength(1)
  })

  it('may be of either side of a comparison', () => {
    const against = {
      by: ['athlete'],
      days: { window: { last: 3 } },
      against: { days: { window: { last: 3, before: 4 } } },
    }
    expect(faultsOf(against, ['Athlete', 'Average'], ['Ben Bell', 22.3], ['Ben Bell', 50])).toEqual([])
    expect(faultsOf(against, ['Athlete', 'Average'], ['Ben Bell', 30])).toHaveLength(1)
  })

  it('are left alone where no formula of ours has them', () => {
    expect(faultsOf(of('from_own_range'), ['Athlete', 'A measure'], ['Ann Ash', 99])).toEqual([])
    expect(
      faultsOf({ measures: [{ metric: 'energy', aggregate: 'mean' }] }, ['Athlete', 'Energy'], ['Team', 99]),
    ).toEqual([])
  })
})

it('holds who meets the conditions', () => {
  const measure = { metric: 'recovery', aggregate: 'latest' }
  const red = { who: { where: [{ measure, is: 'below', than: 34 }] }, measures: [measure], by: ['athlete'] }
  const labels = ['Athlete', 'Meets it', 'Latest recovery']
  expect(faultsOf(red, labels, ['Ben Bell', 'yes', 20], ['Ann Ash', 'no', 61])).toEqual([])
  expect(faultsOf(red, labels, ['Ben Bell', 'no', 20], ['Ann Ash', 'yes', 61])).toEqual([
    'Looked up: Ben Bell meets it',
    'Looked up: Ann Ash does not meet it',
  ])
})

it('holds who comes first', () => {
  const lowest = { ...of('latest'), order: 'lowest' as const }
  expect(faultsOf(lowest, ['Place', 'Athlete', 'Latest'], [1, 'Ben Bell', 20])).toEqual([])
  expect(faultsOf(lowest, ['Place', 'Athlete', 'Latest'], [1, 'Ann Ash', 61])).toEqual([
    'Looked up: Ben Bell comes before Ann Ash',
  ])
})
