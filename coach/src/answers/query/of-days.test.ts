import type { DayTest, Measure, Query } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { ANN, CAL, reply } from './team-for-tests.ts'

const m = (metric: string, aggregate: Measure['aggregate'], more: Partial<Measure> = {}): Measure => ({
  metric,
  aggregate,
  ...more,
})
const below = (metric: string, than: number): DayTest => ({ metric, is: 'below', than })
const OF_ANN: Partial<Query> = { who: { ids: [ANN] }, by: ['athlete'] }
const SHORT = [below('sleep_duration', 6.5)]

it.each<[string, Partial<Query>, string]>([
  [
    'nights that were so, and which',
    { ...OF_ANN, measures: [m('sleep_duration', 'days', { test: SHORT })] },
    '**Ann Ash** had sleep below 6.5 h on **4 of 7 nights** with data in the last 7 days. They were Wed Nov 18 (6.4 h), Thu Nov 19 (6.2 h), Fri Nov 20 (6.0 h) and Sat Nov 21 (5.8 h).',
  ],
  [
    'whether there was one',
    { ...OF_ANN, measures: [m('sleep_duration', 'days', { test: [below('sleep_duration', 5)] })], asks: 'whether' },
    'No, **Ann Ash** had sleep below 5 h on **none of 7 nights** with data in the last 7 days.',
  ],
  [
    'a share of nights',
    { ...OF_ANN, measures: [m('sleep_duration', 'share', { test: SHORT })] },
    '**Ann Ash** had sleep below 6.5 h on **57%** of the nights with data in the last 7 days (4 of 7 nights).',
  ],
  [
    'the longest run, still going',
    { ...OF_ANN, measures: [m('sleep_duration', 'longest_streak', { test: SHORT })] },
    "**Ann Ash**'s longest run of nights with sleep below 6.5 h over the last 7 days is **4 nights**, since Wed Nov 18 and still running.",
  ],
  [
    'the longest run, with its end',
    {
      ...OF_ANN,
      measures: [m('recovery', 'longest_streak', { test: [{ metric: 'recovery', is: 'at_least', than: 55 }] })],
    },
    "**Ann Ash**'s longest run of nights with recovery of 55% or more over the last 7 days is **4 nights**, from Sun Nov 15 to Wed Nov 18.",
  ],
  [
    'since when',
    { ...OF_ANN, measures: [m('sleep_duration', 'current_streak', { test: SHORT })], asks: 'when' },
    '**Ann Ash** has had sleep below 6.5 h since **Wed Nov 18**: 4 nights in a row.',
  ],
  [
    'days without a record',
    { who: { ids: [CAL] }, by: ['athlete'], measures: [m('any_record', 'missing_days')] },
    '**Cal Cole** has no record on **5 of 7 days** in the last 7 days. They were Sun Nov 15, Mon Nov 16, Tue Nov 17, Wed Nov 18 and Thu Nov 19.',
  ],
  [
    'how old the newest record is',
    { ...OF_ANN, measures: [m('any_record', 'record_age')] },
    "**Ann Ash**'s newest record is of **today**.",
  ],
  [
    'of which day the newest record of each metric is',
    { ...OF_ANN, measures: [m('any_record', 'record_age'), m('recovery', 'record_age')] },
    '**Ann Ash**:\n\n- Days since the newest record: 0 days (today)\n- Days since the newest recovery: 0 days (today)',
  ],
  [
    'who had a run',
    {
      who: { where: [{ measure: m('sleep_duration', 'longest_streak', { test: SHORT }), is: 'at_least', than: 2 }] },
      by: ['athlete'],
      asks: 'whether',
      measures: [m('sleep_duration', 'longest_streak', { test: SHORT })],
    },
    'Yes, **1 of 3 athletes** has at least 2 nights in a row with sleep below 6.5 h over the last 7 days:\n\n- **Ann Ash**: 4 nights (from Wed Nov 18)\n\nNo data: Dan Dale.',
  ],
  [
    'nights of the whole team',
    { measures: [m('sleep_duration', 'days', { test: [below('sleep_duration', 7)] })] },
    'The team had **6 nights** with sleep below 7 h in the last 7 days, by 2 of 3 athletes.',
  ],
  [
    'nobody having any',
    {
      by: ['athlete'],
      measures: [m('sleep_duration', 'days', { test: [below('sleep_duration', 5)] })],
      order: 'highest',
      limit: 1,
      asks: 'who',
    },
    'Nobody has any nights with sleep below 5 h over the last 7 days.',
  ],
])('says %s', async (_, query, answer) => {
  expect((await reply(query)).text).toBe(answer)
})
