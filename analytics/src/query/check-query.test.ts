import type { Query } from '@corner/contract/entities/query.ts'
import { describe, expect, it } from 'vitest'
import { checkQuery } from './check-query.ts'
import { ask, queryOf, TODAY } from './team-for-tests.ts'

const latest = { metric: 'recovery', aggregate: 'latest' } as const
const below = (than: number, metric = 'recovery') => [{ metric, is: 'below' as const, than }]
const where = (...conditions: NonNullable<Query['who']['where']>) => queryOf(latest, { who: { where: conditions } })

describe('refuses what cannot mean anything', () => {
  it.each<[string, Query, string | RegExp]>([
    ['an unknown metric', queryOf({ metric: 'mood', aggregate: 'latest' }), 'There is no metric "mood".'],
    ['what an object inherits', queryOf({ metric: 'toString', aggregate: 'latest' }), /no metric "toString"/],
    ['an unknown metric of a test', queryOf(latest, { days: { where: below(3, 'mood') } }), /no metric "mood"/],
    ['a test without a bound', where({ measure: latest, is: 'below' }), /needs a bound/],
    ['between without the other end', where({ measure: latest, is: 'between', than: 3 }), /two bounds/],
    [
      'between of nothing',
      where({ measure: latest, is: 'between', than: 50, and: 40 }),
      /Nothing lies between 50 and 40/,
    ],
    ['a second bound of another test', where({ measure: latest, is: 'below', than: 3, and: 4 }), /Only "between"/],
    ['a bound of what is missing', where({ measure: latest, is: 'missing', than: 3 }), /no bound/],
    ['a value that no day has', where({ measure: latest, is: 'above', than: 120 }), /between 0 and 100%, so 120/],
    ['days without a test', queryOf({ metric: 'strain', aggregate: 'longest_streak' }), /needs a test/],
    ['a test of what has no days', queryOf({ ...latest, test: below(30) }), /has no test/],
    ['a percentile without its number', queryOf({ metric: 'hrv', aggregate: 'percentile' }), /needs its number/],
    ['a number of no percentile', queryOf({ ...latest, percentile: 50 }), /has no percentile/],
    ['a correlation of one metric', queryOf({ metric: 'hrv', aggregate: 'correlation' }), /second metric/],
    ['a second metric of a mean', queryOf({ ...latest, with: 'hrv' }), /has no second metric/],
    ['a lag of a mean', queryOf({ ...latest, lag: 1 }), /has no lag/],
    ['a sum of clock times', queryOf({ metric: 'bed_time', aggregate: 'sum' }), /time of the clock/],
    ['a sport of sleep', queryOf({ metric: 'sleep_duration', aggregate: 'mean', sport: 'judo' }), /Only workouts/],
    ['a trend of the at-risk issues', queryOf({ metric: 'at_risk_issues', aggregate: 'trend' }), /one figure/],
    [
      'at-risk issues of a day',
      queryOf({ metric: 'at_risk_issues', aggregate: 'latest' }, { by: ['day'] }),
      /stretch of days/,
    ],
    ['days by their at-risk issues', queryOf(latest, { days: { where: below(3, 'at_risk_issues') } }), /no single day/],
    [
      'a deviation of each day',
      queryOf({ metric: 'hrv', aggregate: 'deviation' }, { by: ['day'] }),
      /no deviation of it/,
    ],
    ['one group twice', queryOf(latest, { by: ['day', 'day'] }), /twice/],
    ['an order of nothing', queryOf(latest, { by: undefined, order: 'highest' }), /needs groups/],
    ['the first of no order', queryOf(latest, { limit: 3 }), /need an order/],
    ['a place beyond the limit', queryOf(latest, { order: 'highest', limit: 2, place: 3 }), /not among the first 2/],
    [
      'an own average of a day of the team',
      queryOf(latest, { by: ['day'], having: { is: 'below', than: { of: 'own_average' } } }),
      /Only an athlete/,
    ],
    [
      'a count against the own average',
      where({ measure: { metric: 'hrv', aggregate: 'count' }, is: 'below', than: { of: 'own_average' } }),
      /no value of a day/,
    ],
    ['"not" without a condition', queryOf(latest, { who: { not: true } }), /needs a condition/],
    ['days after no days', queryOf(latest, { days: { lag: 1 } }), /days that they come after/],
    [
      'two that exclude each other',
      where({ measure: latest, is: 'below', than: 34 }, { measure: latest, is: 'above', than: 67 }),
      /at once/,
    ],
    [
      'two with nothing between',
      where({ measure: latest, is: 'below', than: 34 }, { measure: latest, is: 'at_least', than: 34 }),
      /at once/,
    ],
    [
      'a window that ends first',
      queryOf(latest, { days: { window: { from: '2026-11-20', until: '2026-11-10' } } }),
      /ends before/,
    ],
    [
      'days to come',
      queryOf(latest, { days: { window: { from: '2026-11-22', until: '2026-11-25' } } }),
      /days to come/,
    ],
    [
      'nonsense on the other side',
      queryOf(latest, { against: { who: { where: [{ measure: latest, is: 'above' }] } } }),
      /needs a bound/,
    ],
    [
      'nonsense in other days',
      queryOf({ ...latest, days: { where: [{ metric: 'hrv', is: 'above' }] } }),
      /needs a bound/,
    ],
  ])('%s', (_, query, sentence) => {
    const problems = checkQuery(query, { today: TODAY })
    expect(problems).toEqual([expect.stringMatching(sentence)])
    expect(() => ask(query, [])).toThrow(expect.objectContaining({ code: 'bad_input', message: problems[0] }))
  })
})

describe('lets pass what means something', () => {
  it.each<[string, Query]>([
    [
      'a sum beyond what a day can have',
      where({ measure: { metric: 'sleep_duration', aggregate: 'sum' }, is: 'above', than: 50 }),
    ],
    ['a difference below 0', where({ measure: { metric: 'hrv', aggregate: 'trend' }, is: 'below', than: -5 })],
    [
      'a night round midnight',
      queryOf({
        metric: 'bed_time',
        aggregate: 'days',
        test: [{ metric: 'bed_time', is: 'between', than: 23, and: 1 }],
      }),
    ],
    [
      'two clock bounds round midnight',
      where(
        { measure: { metric: 'bed_time', aggregate: 'mean' }, is: 'above', than: 23 },
        { measure: { metric: 'bed_time', aggregate: 'mean' }, is: 'below', than: 1 },
      ),
    ],
    [
      'two that exclude each other, but one is enough',
      {
        ...where({ measure: latest, is: 'below', than: 34 }, { measure: latest, is: 'above', than: 67 }),
        who: {
          combine: 'any',
          where: [
            { measure: latest, is: 'below', than: 34 },
            { measure: latest, is: 'above', than: 67 },
          ],
        },
      },
    ],
    ['the days after Saturdays', queryOf(latest, { days: { weekdays: [6], lag: 1 } })],
  ])('%s', (_, query) => {
    expect(checkQuery(query, { today: TODAY })).toEqual([])
    expect(() => ask(query, [])).not.toThrow()
  })
})

it('reports each error once', () => {
  const query = queryOf({ metric: 'mood', aggregate: 'days' }, { limit: 2, who: { not: true } })
  expect(checkQuery(query)).toHaveLength(3)
})
