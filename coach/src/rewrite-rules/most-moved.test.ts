import type { Query, Request } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { riverside } from '../language/team-for-tests.ts'
import { partOf } from '../reading/part.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { asMostMoved } from './most-moved.ts'

const asked = (parts: Partial<Query> = {}): Request => ({
  kind: 'query',
  query: {
    who: {},
    measures: [{ metric: 'recovery', aggregate: 'mean' }],
    days: {},
    by: ['athlete'],
    asks: 'value',
    ...parts,
  },
})
const read = (words: string, previous?: Request) =>
  asMostMoved(asked(), partOf(findSpans(words, riverside()), previous), words)

it.each<[string, string, Query['order'], number]>([
  ['who is the most improved this week', 'recovery', 'highest', 7],
  ['most improved from the week before, just one', 'recovery', 'highest', 7],
  ['most improved in resting heart rate this week', 'resting_heart_rate', 'lowest', 7],
  ['biggest jump in resting heart rate this week', 'resting_heart_rate', 'highest', 7],
  ['biggest drop in HRV over the last 14 days', 'hrv', 'lowest', 14],
  ['who had the best bounce back over two weeks', 'recovery', 'highest', 14],
  ['biggest drop in sleep week over week', 'sleep_duration', 'lowest', 7],
  ['whose sleep fell the most against the week before', 'sleep_duration', 'lowest', 7],
])('%s', (words, metric, order, last) => {
  expect(read(words)).toMatchObject({
    query: {
      measures: [{ metric }],
      days: { window: { last } },
      by: ['athlete'],
      order,
      against: { days: { window: { last, before: last } } },
    },
  })
})

it('without a measure is by that of the conversation', () => {
  const before = asked({ measures: [{ metric: 'hrv', aggregate: 'mean' }] })
  expect(read('biggest drop this week', before)).toMatchObject({ query: { measures: [{ metric: 'hrv' }] } })
})

it.each([
  ['somebody alone', 'biggest drop in recovery this week for Grace'],
  ['those in a band', 'biggest drop in recovery this week among the reds'],
  ['more than so much', 'who dropped the most, over 10 points, this week'],
  ['a sport', 'biggest drop in running strain this week'],
  ['some weekdays', 'biggest drop in recovery on Mondays and Tuesdays this week'],
  ['two measures', 'biggest drop in recovery and sleep this week'],
  ['both ways', 'biggest drop and biggest jump this week'],
  ['two spans of days', 'biggest drop in recovery this week or over 30 days'],
  ['no week', 'biggest drop in recovery'],
  ['a single day', 'biggest drop in recovery since yesterday'],
  ['days that are over', 'biggest drop in recovery from 2026-11-02 to 2026-11-12'],
])('of %s is left as it was read', (_, words) => expect(read(words)).toBeUndefined())
