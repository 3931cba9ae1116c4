import type { Condition, DayTest, Measure, Query } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { ANN, BEA, CAL, reply } from './team-for-tests.ts'

const m = (metric: string, aggregate: Measure['aggregate'], more: Partial<Measure> = {}): Measure => ({
  metric,
  aggregate,
  ...more,
})
const below = (metric: string, than: number): DayTest => ({ metric, is: 'below', than })
const RED: Condition[] = [{ measure: m('recovery', 'latest'), is: 'below', than: 34 }]

it.each<[string, Partial<Query>, string]>([
  ['the team now', {}, "The team's average latest recovery is **54%** (3 athletes)."],
  [
    'the team over a week',
    { measures: [m('sleep_duration', 'mean')] },
    "The team's average sleep over the last 7 days is **7.2 h** (3 athletes).",
  ],
  [
    'the team without somebody',
    { who: { except: [BEA] }, measures: [m('sleep_duration', 'mean')] },
    "The team's average sleep over the last 7 days is **6.8 h** (2 athletes, without Bea Birch).",
  ],
  [
    'two together',
    { who: { ids: [ANN, BEA] }, measures: [m('sleep_duration', 'mean')] },
    "The group's average sleep over the last 7 days is **7.3 h** (**Ann Ash** and **Bea Birch**).",
  ],
  [
    'a total of the team',
    { measures: [m('workouts', 'sum')] },
    "The team's workouts over the last 7 days are **11 workouts** in all, 5.5 workouts an athlete (2 athletes).",
  ],
  [
    'nights of three, the most first and those without any together',
    {
      who: { ids: [BEA, CAL, ANN] },
      by: ['athlete'],
      measures: [m('sleep_duration', 'days', { test: [below('sleep_duration', 7)] })],
    },
    'Nights with sleep below 7 h over the last 7 days:\n\n- **Ann Ash**: 5 nights (of 7 nights)\n- **Cal Cole**: 1 night (of 2 nights)\n\nNone: Bea Birch.',
  ],
  [
    'a share of the team on one day',
    {
      measures: [m('sleep_duration', 'share', { test: [{ metric: 'sleep_duration', is: 'at_least', than: 8 }] })],
      days: { window: { day: 0 } },
    },
    '**1 of 3 athletes** with data had sleep of 8 h or more today, which is 33%.',
  ],
  [
    'who is lowest',
    { by: ['athlete'], order: 'lowest', limit: 1, asks: 'who' },
    '**Ann Ash** has the lowest latest recovery: **30%** (today).\n\nNext: Cal Cole 52% (today), Bea Birch 80% (today).',
  ],
  [
    'everybody in order',
    { by: ['athlete'], measures: [m('hrv', 'mean')], order: 'highest', asks: 'who' },
    'Plain average HRV over the last 7 days, highest first, 2 athletes:\n\n1. **Bea Birch**: 92 ms (7 of 7 nights)\n2. **Ann Ash**: 65 ms (7 of 7 nights)\n\nNo data: Cal Cole and Dan Dale. HRV differs between people by nature: this is not a fitness ranking.',
  ],
  [
    'who is second',
    { by: ['athlete'], order: 'highest', place: 2, asks: 'who' },
    '**Cal Cole** has the second highest latest recovery: **52%** (today).',
  ],
  [
    'who went to bed last',
    { by: ['athlete'], measures: [m('bed_time', 'latest')], order: 'highest', limit: 1, asks: 'who' },
    '**Ann Ash** has the latest bed time: **01:00** (today).\n\nNext: Bea Birch 22:00 (today).',
  ],
  [
    'who is furthest below their own average',
    { by: ['athlete'], measures: [m('recovery', 'trend')], order: 'lowest', limit: 1, asks: 'who' },
    '**Ann Ash** has the largest gap below their own average in recovery over the last 7 days: **22.6 points below** (today).\n\nNext: Cal Cole 1.5 points below (today), Bea Birch 5.9 points above (today).',
  ],
  [
    'who is in the red',
    { who: { where: RED }, by: ['athlete'], asks: 'who' },
    '**1 of 3 athletes** has a recovery below 34%:\n\n- **Ann Ash**: recovery 30% (today)\n\nNo data: Dan Dale.',
  ],
  [
    'whether anybody slept short',
    {
      who: { where: [{ measure: m('sleep_duration', 'latest'), is: 'below', than: 7 }] },
      by: ['athlete'],
      asks: 'whether',
      measures: [m('sleep_duration', 'latest')],
    },
    'Yes, **2 of 3 athletes** slept less than 7 h:\n\n- **Ann Ash**: sleep 5.8 h (today)\n- **Cal Cole**: sleep just under 7 h (today)\n\nNo data: Dan Dale.',
  ],
  [
    'how many slept short',
    {
      who: { where: [{ measure: m('sleep_duration', 'latest'), is: 'below', than: 7 }] },
      by: ['athlete'],
      asks: 'how_many',
      measures: [m('sleep_duration', 'latest')],
    },
    '**2 of 3 athletes** slept less than 7 h: Ann Ash and Cal Cole.\n\nNo data: Dan Dale.',
  ],
  [
    'that nobody is',
    { who: { where: [{ measure: m('recovery', 'latest'), is: 'below', than: 20 }] }, by: ['athlete'], asks: 'whether' },
    'No, nobody has a recovery below 20%: none of the 3 athletes with data. Closest: **Ann Ash**, recovery 30% (today).\n\nNo data: Dan Dale.',
  ],
  [
    'two conditions',
    {
      who: {
        where: [
          { measure: m('sleep_duration', 'mean'), is: 'below', than: 7 },
          { measure: m('recovery', 'latest'), is: 'below', than: 40 },
        ],
      },
      by: ['athlete'],
      asks: 'who',
    },
    '**1 of 3 athletes** has an average sleep below 7 h over the last 7 days and a recovery below 40%:\n\n- **Ann Ash**: sleep 6.5 h (7 of 7 nights), recovery 30% (today)\n\nNo data: Dan Dale.',
  ],
  [
    'who is in the yellow',
    {
      who: { where: [{ measure: m('recovery', 'latest'), is: 'between', than: 34, and: 66.999 }] },
      by: ['athlete'],
      asks: 'who',
    },
    '**1 of 3 athletes** has a recovery of 34% to 66%:\n\n- **Cal Cole**: recovery 52% (today)\n\nNo data: Dan Dale.',
  ],
  [
    'who never was',
    {
      who: { where: [{ measure: m('recovery', 'days', { test: [below('recovery', 34)] }), is: 'at_most', than: 0 }] },
      by: ['athlete'],
      asks: 'who',
      measures: [m('recovery', 'days', { test: [below('recovery', 34)] })],
    },
    '**2 of 3 athletes** have no nights with recovery below 34% over the last 7 days:\n\n- **Bea Birch**: 0 nights (of 7 nights)\n- **Cal Cole**: 0 nights (of 2 nights)\n\nNo data: Dan Dale.',
  ],
  [
    'whether somebody is',
    { who: { ids: [ANN], where: RED }, by: ['athlete'], asks: 'whether' },
    'Yes, **Ann Ash** has a recovery below 34%: recovery 30% (today).',
  ],
  [
    'that somebody is not',
    { who: { ids: [BEA], where: RED }, by: ['athlete'], asks: 'whether' },
    'No, **Bea Birch** does not have a recovery below 34%: recovery 80% (today).',
  ],
  [
    'whether somebody wore it every day',
    {
      who: { ids: [CAL], where: [{ measure: m('any_record', 'missing_days'), is: 'at_most', than: 0 }] },
      by: ['athlete'],
      asks: 'whether',
      measures: [m('any_record', 'missing_days')],
    },
    'No, **Cal Cole** has no record on **5 of 7 days** in the last 7 days.',
  ],
  [
    'the roster by bands',
    { by: ['band'], shown: 'bands', asks: 'who' },
    '**1** in the green (recovery 67% or more), **1** in the yellow (recovery 34% to 66%), **1** in the red (recovery below 34%), of 3 athletes with data:\n\n- In the green: Bea Birch 80%\n- In the yellow: Cal Cole 52%\n- In the red: Ann Ash 30%\n\nNo data: Dan Dale.',
  ],
  [
    'just names',
    {
      who: { where: [{ measure: m('recovery', 'latest'), is: 'at_least', than: 50 }] },
      by: ['athlete'],
      shown: 'names',
      asks: 'who',
    },
    'Bea Birch and Cal Cole.',
  ],
])('says %s', async (_, query, answer) => {
  expect((await reply(query)).text).toBe(answer)
})

it('of two each has its line, also without any night', async () => {
  const { text } = await reply({
    who: { ids: [ANN, BEA] },
    by: ['athlete'],
    measures: [m('recovery', 'days', { test: [below('recovery', 34)] })],
  })
  expect(text).toContain(':\n\n- **Ann Ash**: 1 night (of 7 nights)\n- **Bea Birch**: 0 nights (of 7 nights)')
})
