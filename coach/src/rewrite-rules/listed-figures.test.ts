import type { Query, Request } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { riverside } from '../language/team-for-tests.ts'
import { partOf } from '../reading/part.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { applyRewriteRules } from './rewrite-rules.ts'

const query = (parts: Partial<Query>): Request => ({
  kind: 'query',
  query: { who: {}, measures: [{ metric: 'recovery', aggregate: 'latest' }], days: {}, asks: 'value', ...parts },
})
const READ = query({ by: ['athlete'] })
const read = (words: string, request = READ) =>
  applyRewriteRules(request, partOf(findSpans(words, riverside()), undefined), words)
const figures = (...named: string[]) =>
  named.map((name) => ({ metric: name.split(' ')[0], aggregate: name.split(' ')[1] }))
const MOVED = { against: { days: { window: { last: 7, before: 7 } } }, days: { window: { last: 7 } } }

it.each<[string, object]>([
  [
    'team mean and SD of HRV for each of the last four weeks',
    { measures: figures('hrv mean', 'hrv deviation'), by: ['week'], days: { window: { last: 28 } }, shown: 'table' },
  ],
  [
    'csv pls: name, avg recovery, avg hrv, avg sleep hrs, all last 7 days, plus how many days had data, on his desk by 7',
    {
      measures: figures('recovery mean', 'hrv mean', 'sleep_duration mean', 'recovery count'),
      by: ['athlete'],
      shown: 'csv',
    },
  ],
  [
    'mean, SD and n of resting heart rate by athlete last 30 days',
    { measures: figures('resting_heart_rate mean', 'resting_heart_rate deviation', 'resting_heart_rate count') },
  ],
  ['weekly avg strain and recovery, last 6 weeks', { measures: figures('strain mean', 'recovery mean'), by: ['week'] }],
  [
    'min, max and median sleep per athlete this month',
    { by: ['athlete'], measures: figures('sleep_duration min', 'sleep_duration max', 'sleep_duration median') },
  ],
])('each listed figure is a column: %s', (words, expected) =>
  expect(read(words)).toMatchObject({ kind: 'query', query: expected }),
)

it.each<[string, object]>([
  [
    '% green / yellow / red mornings, Nov 1 to today against all of October',
    {
      measures: Array.from({ length: 3 }, () => expect.objectContaining({ aggregate: 'share' })),
      against: { days: expect.anything() },
    },
  ],
  ['skin temp jumps since monday', {}],
  [
    'weekday vs weekend bedtime by athlete, biggest gap first',
    { days: { weekdays: [0, 6] }, against: { days: { weekdays: [1, 2, 3, 4, 5] } }, by: ['athlete'] },
  ],
  ['most improved from the week before, just one', { ...MOVED, order: 'highest' }],
  ['biggest drop in hrv this week', { ...MOVED, order: 'lowest', measures: figures('hrv mean') }],
  ['our recovery trend', { by: ['week'], asks: 'whether', measures: figures('recovery mean') }],
])('is put as it is said: %s', (words, expected) => {
  const request = read(words, query({ by: ['athlete'] }))
  if (words.startsWith('skin'))
    expect(request).toMatchObject({ kind: 'overview', day: { vitals: ['skin_temperature'] } })
  else expect(request).toMatchObject({ kind: 'query', query: expected })
})

it('who goes hard is no list of strains, and who went hard is one', () => {
  expect(read('who goes hard tomorrow')).toMatchObject({ kind: 'overview', focus: 'guidance' })
  expect(read('who went hard yesterday')).toEqual(READ)
})

it('now against a month ago is told by more than recovery, unless a measure is named', () => {
  const compared = query({ ...MOVED, measures: [{ metric: 'recovery', aggregate: 'mean' }] })
  expect(read('the team now vs a month ago, better or worse', compared)).toMatchObject({
    query: { measures: [{}, {}, {}, {}] },
  })
  expect(read('team recovery now vs a month ago, better or worse', compared)).not.toMatchObject({
    query: { measures: [{}, {}, {}, {}] },
  })
})

it.each([
  "who normally isn't awake by 6 then",
  'average recovery this week',
  'recovery table',
  'what is the lowest hrv that Grace has shown',
  'who jumped in the red',
  'is a low hrv bad',
])('is left alone: %s', (words) => expect(read(words)).toEqual(READ))
