import { checkQuery } from '@corner/analytics/query/check-query.ts'
import type { Condition, Query, Request } from '@corner/contract/entities/query.ts'
import { describe, expect, it, test } from 'vitest'
import { FARID, GABRIEL, IDS, ISAIAH, LUKA, SCOPE } from './line-scope-for-tests.ts'
import { readingLine } from './reading-line.ts'

const EACH = ['athlete'] as const
type Given = Partial<Omit<Query, 'by'>> & { by?: readonly NonNullable<Query['by']>[number][] }

const query = (metric: string, aggregate: Query['measures'][number]['aggregate'], given: Given = {}): Request => {
  const { by, ...others } = given
  const measures: Query['measures'] = [{ metric, aggregate }]
  const asked: Query = { who: {}, measures, days: {}, asks: 'value', ...others, ...(by && { by: [...by] }) }
  expect(checkQuery(asked, { today: SCOPE.today })).toEqual([])
  return { kind: 'query', query: asked }
}

/** Who meets a condition. */
const filter = (condition: Condition, given: Given = {}): Request =>
  query('recovery', 'latest', {
    who: { where: [condition] },
    measures: [condition.measure],
    by: EACH,
    asks: 'who',
    ...given,
  })

const lineOf = (request: Request) => readingLine(request, SCOPE)
const shortNights = [{ metric: 'sleep_duration', is: 'below', than: 6 }] as const
const counting = (aggregate: 'days' | 'share' | 'longest_streak' | 'current_streak') => ({
  metric: 'sleep_duration',
  aggregate,
  test: [...shortNights],
})
const RED: Condition = { measure: { metric: 'recovery', aggregate: 'latest' }, is: 'below', than: 34 }
const WEEK = { window: { last: 7 } }
const MONTH = { window: { last: 30 } }

describe('a figure', () => {
  it.each<[string, Request]>([
    ['Latest recovery, Farid Russo', query('recovery', 'latest', { who: { ids: [FARID] }, by: EACH })],
    ['Average HRV, the team, Nov 15 to 21', query('hrv', 'mean', { days: WEEK })],
    ['Average HRV, every athlete, Oct 23 to Nov 21', query('hrv', 'mean', { days: MONTH, by: EACH })],
    [
      'Strain, Farid Russo and Isaiah Aliyev, Nov 19',
      query('strain', 'latest', {
        who: { ids: [FARID, ISAIAH] },
        days: { window: { from: '2026-11-19', until: '2026-11-19' } },
        by: EACH,
      }),
    ],
    ['Sleep, the team, today', query('sleep_duration', 'mean', { days: { window: { day: 0 } } })],
    [
      'Average sleep, the team, Dec 20, 2025 to Jan 3',
      query('sleep_duration', 'mean', { days: { window: { from: '2025-12-20', until: '2026-01-03' } } }),
    ],
    [
      'Average sleep, the team, Dec 3 to 9, 2025',
      query('sleep_duration', 'mean', { days: { window: { from: '2025-12-03', until: '2025-12-09' } } }),
    ],
    ['Workouts, Farid Russo, Nov 15 to 21', query('workouts', 'sum', { who: { ids: [FARID] }, by: EACH })],
    [
      'Total training time (wrestling), every athlete, Oct 23 to Nov 21',
      query('x', 'sum', {
        measures: [{ metric: 'workout_time', aggregate: 'sum', sport: 'wrestling' }],
        days: MONTH,
        by: EACH,
      }),
    ],
    [
      'Nights with sleep below 6 h, Farid Russo, Oct 23 to Nov 21',
      query('x', 'days', { measures: [counting('days')], who: { ids: [FARID] }, days: MONTH, by: EACH }),
    ],
    [
      'Current run of nights with sleep below 6 h, Farid Russo, Nov 15 to 21, which day',
      query('x', 'days', { measures: [counting('current_streak')], who: { ids: [FARID] }, by: EACH, asks: 'when' }),
    ],
    [
      '90th percentile of strain, the team, Nov 15 to 21',
      query('x', 'percentile', { measures: [{ metric: 'strain', aggregate: 'percentile', percentile: 90 }] }),
    ],
    [
      'Latest HRV against their average, Farid Russo, Nov 15 to 21',
      query('hrv', 'from_own_average', { who: { ids: [FARID] }, by: EACH }),
    ],
    [
      'Average HRV against the 28 days before, Farid Russo, Nov 15 to 21',
      query('hrv', 'from_own_average', { who: { ids: [FARID] }, days: WEEK, by: EACH }),
    ],
    [
      "Correlation of strain and the next day's recovery, the team, Oct 23 to Nov 21",
      query('x', 'correlation', {
        measures: [{ metric: 'strain', aggregate: 'correlation', with: 'recovery', lag: 1 }],
        days: MONTH,
      }),
    ],
    [
      'Average recovery, HRV and sleep, every athlete, Nov 15 to 21, as a table',
      query('x', 'mean', {
        measures: ['recovery', 'hrv', 'sleep_duration'].map((metric) => ({ metric, aggregate: 'mean' })),
        by: EACH,
        shown: 'table',
      }),
    ],
    [
      'Standard deviation of bed time, every athlete, Nov 15 to 21, only the highest',
      query('bed_time', 'deviation', { by: EACH, order: 'highest', limit: 1 }),
    ],
    [
      'Days since the newest record, every athlete, most first',
      query('any_record', 'record_age', { by: EACH, order: 'highest' }),
    ],
  ])('%s', (line, request) => {
    expect(lineOf(request)).toBe(line)
  })
})

describe('who meets a condition', () => {
  it.each<[string, Request]>([
    [
      'Sleep below 6 h, two nights in a row, every athlete, Nov 15 to 21',
      filter({ measure: counting('longest_streak'), is: 'at_least', than: 2 }),
    ],
    [
      'Sleep below 6 h, more than 2 nights, every athlete, Nov 15 to 21',
      filter({ measure: counting('days'), is: 'above', than: 2 }),
    ],
    [
      'Sleep below 6 h, no nights, every athlete without Gabriel Santos, Nov 15 to 21',
      filter(
        { measure: counting('days'), is: 'at_most', than: 0 },
        { who: { except: [GABRIEL], where: [{ measure: counting('days'), is: 'at_most', than: 0 }] } },
      ),
    ],
    [
      'Sleep below 6 h on at least 50% of nights, every athlete, Nov 15 to 21, how many',
      filter({ measure: counting('share'), is: 'at_least', than: 50 }, { asks: 'how_many' }),
    ],
    ['Latest recovery in the red (below 34%), every athlete', filter(RED)],
    [
      'Latest recovery in the yellow (34% to 66%), every athlete',
      filter({ ...RED, is: 'between', than: 34, and: 66.999 }),
    ],
    [
      'Those without latest recovery in the red (below 34%), every athlete',
      filter(RED, { who: { where: [RED], not: true } }),
    ],
    [
      'Most recent bed time after 00:30, every athlete',
      filter({ measure: { metric: 'bed_time', aggregate: 'latest' }, is: 'above', than: 24.5 }),
    ],
    [
      'Average bed time of 22:00 to 23:30, every athlete, Nov 15 to 21',
      filter({ measure: { metric: 'bed_time', aggregate: 'mean' }, is: 'between', than: 22, and: 23.5 }),
    ],
    [
      'Latest HRV more than 10% below their average, every athlete',
      filter({
        measure: { metric: 'hrv', aggregate: 'latest' },
        is: 'below',
        than: { of: 'own_average', percent: -10 },
      }),
    ],
    [
      'Latest resting heart rate at least 5 bpm above their average of 30 days, every athlete',
      filter({
        measure: { metric: 'resting_heart_rate', aggregate: 'latest' },
        is: 'at_least',
        than: { of: 'own_average', days: 30, plus: 5 },
      }),
    ],
    [
      'Latest HRV below their normal range, Farid Russo, yes or no',
      filter(
        { measure: { metric: 'hrv', aggregate: 'latest' }, is: 'below', than: { of: 'own_low' } },
        {
          who: {
            ids: [FARID],
            where: [{ measure: { metric: 'hrv', aggregate: 'latest' }, is: 'below', than: { of: 'own_low' } }],
          },
          asks: 'whether',
        },
      ),
    ],
    [
      "Average sleep below the team's average, every athlete, Nov 15 to 21",
      filter({ measure: { metric: 'sleep_duration', aggregate: 'mean' }, is: 'below', than: { of: 'team_average' } }),
    ],
    [
      'Recovery down by at least 20 points since the record before, every athlete',
      filter({ measure: { metric: 'recovery', aggregate: 'change' }, is: 'at_most', than: -20 }),
    ],
    [
      'Latest recovery missing, every athlete',
      filter({ measure: { metric: 'recovery', aggregate: 'latest' }, is: 'missing' }),
    ],
    [
      'No workouts, every athlete, Nov 15 to 21',
      filter({ measure: { metric: 'workouts', aggregate: 'sum' }, is: 'at_most', than: 0 }),
    ],
    [
      'At least 2 days without a record, every athlete, Nov 15 to 21',
      filter({ measure: { metric: 'any_record', aggregate: 'missing_days' }, is: 'at_least', than: 2 }),
    ],
    [
      'Strain above 15 (Nov 20) and latest recovery in the red (below 34%), every athlete',
      filter(RED, {
        who: {
          where: [
            {
              measure: { metric: 'strain', aggregate: 'latest', days: { window: { day: -1 } } },
              is: 'above',
              than: 15,
            },
            RED,
          ],
        },
      }),
    ],
    [
      'Latest recovery in the red (below 34%) or sleep below 6 h, at least 3 nights, every athlete, Nov 15 to 21',
      filter(RED, { who: { where: [RED, { measure: counting('days'), is: 'at_least', than: 3 }], combine: 'any' } }),
    ],
    [
      'Average sleep, every athlete with latest recovery in the red (below 34%), Nov 15 to 21',
      query('sleep_duration', 'mean', { who: { where: [RED] }, by: EACH }),
    ],
    [
      'Latest sleep, the 3 athletes with the highest total strain (Nov 15 to 21)',
      query('sleep_duration', 'latest', {
        who: { first: { measure: { metric: 'strain', aggregate: 'sum', days: WEEK }, order: 'highest', limit: 3 } },
        by: EACH,
      }),
    ],
  ])('%s', (line, request) => {
    expect(lineOf(request)).toBe(line)
  })
})

describe('days, groups, order and comparison', () => {
  it.each<[string, Request]>([
    [
      'Average recovery, the team, nights with sleep below 6 h, Oct 23 to Nov 21',
      query('recovery', 'mean', { days: { ...MONTH, where: [...shortNights] } }),
    ],
    [
      'Average recovery, the team, the days after strain above 15, Nov 15 to 21',
      query('recovery', 'mean', { days: { where: [{ metric: 'strain', is: 'above', than: 15 }], lag: 1 } }),
    ],
    [
      'Average recovery, the team, the days 2 days after Saturdays, Oct 23 to Nov 21',
      query('recovery', 'mean', { days: { ...MONTH, weekdays: [6], lag: 2 } }),
    ],
    [
      'Average strain, the team, Mondays, Oct 23 to Nov 21, compared with Fridays',
      query('strain', 'mean', { days: { ...MONTH, weekdays: [1] }, against: { days: { weekdays: [5] } } }),
    ],
    [
      'Average sleep, the team, weekends, Nov 15 to 21, compared with Mondays to Fridays',
      query('sleep_duration', 'mean', { days: { weekdays: [0, 6] }, against: { days: { weekdays: [1, 2, 3, 4, 5] } } }),
    ],
    [
      'Average sleep, Farid Russo, Nov 15 to 21, compared with the team',
      query('sleep_duration', 'mean', { who: { ids: [FARID] }, by: EACH, against: { team: true } }),
    ],
    [
      'Average sleep, the team, Nov 15 to 21, compared with Nov 8 to 14',
      query('sleep_duration', 'mean', { days: WEEK, against: { days: { window: { last: 7, before: 7 } } } }),
    ],
    [
      'Average sleep, Farid Russo, Nov 15 to 21, compared with Isaiah Aliyev and Luka Adeyemi together',
      query('sleep_duration', 'mean', { who: { ids: [FARID] }, against: { who: { ids: [ISAIAH, LUKA] } } }),
    ],
    [
      'Recovery, Farid Russo, Nov 8 to 21, day by day, as a chart',
      query('recovery', 'latest', {
        who: { ids: [FARID] },
        days: { window: { last: 14 } },
        by: ['athlete', 'day'],
        shown: 'chart',
      }),
    ],
    [
      'Average recovery, the team, Nov 15 to 21, day by day, only where below 50%'.replace(
        'Average recovery',
        'Recovery',
      ),
      query('recovery', 'mean', { by: ['day'], having: { is: 'below', than: 50 } }),
    ],
    [
      'Average sleep, the team, Oct 23 to Nov 21, by weekday, shortest first',
      query('sleep_duration', 'mean', { days: MONTH, by: ['weekday'], order: 'lowest' }),
    ],
    [
      'Average sleep, every athlete, Nov 15 to 21, only the 2nd shortest',
      query('sleep_duration', 'mean', { by: EACH, order: 'lowest', place: 2 }),
    ],
    [
      'Average bed time, every athlete, Nov 15 to 21, only the 3 latest',
      query('bed_time', 'mean', { by: EACH, order: 'highest', limit: 3 }),
    ],
    ['Latest recovery, the team, by recovery band', query('recovery', 'latest', { by: ['band'], shown: 'bands' })],
    [
      'Latest recovery, Farid, Isaiah, Gabriel and Luka Adeyemi, highest first',
      query('recovery', 'latest', { who: { ids: IDS.slice(0, 4) }, by: EACH, order: 'highest' }),
    ],
  ])('%s', (line, request) => {
    expect(lineOf(request)).toBe(line)
  })
})

it.each<[string, Request]>([
  ['How they are doing, every athlete', { kind: 'overview', who: {}, focus: 'status' }],
  [
    'Who is at risk, every athlete with latest recovery in the red (below 34%)',
    { kind: 'overview', who: { where: [RED] }, focus: 'at_risk' },
  ],
  [
    'How they are doing, Farid Russo, Nov 8 to 14',
    { kind: 'overview', who: { ids: [FARID] }, focus: 'status', days: { window: { last: 7, before: 7 } } },
  ],
  [
    'Compare Farid Russo and Isaiah Aliyev, last 7 days',
    { kind: 'overview', who: { ids: [FARID, ISAIAH] }, focus: 'status', person: { form: 'compare' } },
  ],
  [
    'Compare Farid Russo and Isaiah Aliyev, last 30 days',
    { kind: 'overview', who: { ids: [FARID, ISAIAH] }, focus: 'status', person: { form: 'compare' }, days: MONTH },
  ],
  [
    'Who trains as planned today, every athlete',
    { kind: 'overview', who: {}, focus: 'guidance', day: { form: 'planned' } },
  ],
  ['Why recovery is where it is, Farid Russo', { kind: 'why', who: { ids: [FARID] }, metric: 'recovery' }],
  ['Advice: whether to rest him, Farid Russo', { kind: 'advice', who: { ids: [FARID] }, topic: 'whether to rest him' }],
  ['A text to write: bus at 9', { kind: 'draft', who: {}, topic: 'bus at 9.' }],
  ['Sports science: naps', { kind: 'knowledge', topic: ' naps \n' }],
  ['Not recorded here: weight', { kind: 'cannot', because: 'not_stored', topic: 'weight' }],
  ['The last answer, checked again', { kind: 'talk', about: 'check' }],
])('of other requests: %s', (line, request) => {
  expect(lineOf(request)).toBe(line)
})

test('whoever is not here is left out', () => {
  const stranger = '00000000-0000-4000-8000-00000000ffff'
  const of = (ids: string[]) => lineOf(query('hrv', 'latest', { who: { ids }, by: EACH }))
  expect(of([FARID, stranger])).toBe('Latest HRV, Farid Russo')
  expect(of([stranger])).toBe('Latest HRV, nobody here')
  expect(lineOf(query('hrv', 'latest', { who: { except: [stranger] }, by: EACH }))).toBe('Latest HRV, every athlete')
})

test('an athlete reads about themselves', () => {
  const own = { ...SCOPE, view: 'own', athletes: SCOPE.athletes.slice(0, 1) } as const
  expect(readingLine(query('hrv', 'latest', { who: { ids: [FARID] }, by: EACH }), own)).toBe('Latest HRV, you')
})

test('a metric that there is not is called by its name', () => {
  const line = lineOf({ kind: 'why', who: { ids: [FARID] }, metric: 'blood_sugar' })
  expect(line).toBe('Why blood sugar is where it is, Farid Russo')
})
