import type { DayTest, Measure, Query } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { ANN, BEA, CAL, DAN, reply } from './team-for-tests.ts'

const m = (metric: string, aggregate: Measure['aggregate'], more: Partial<Measure> = {}): Measure => ({
  metric,
  aggregate,
  ...more,
})
const below = (metric: string, than: number): DayTest => ({ metric, is: 'below', than })
const OF_ANN: Partial<Query> = { who: { ids: [ANN] }, by: ['athlete'] }

it.each<[string, Partial<Query>, string]>([
  [
    'the newest value beside the own average',
    { ...OF_ANN },
    "**Ann Ash**'s latest recovery is **30%** (today), 22.6 points below their own average of 53% over the last 7 days (7 of 7 nights).",
  ],
  [
    'an average, with the newest value',
    { ...OF_ANN, measures: [m('sleep_duration', 'mean')] },
    "**Ann Ash**'s average sleep over the last 7 days is **6.5 h** (7 of 7 nights). The latest is 5.8 h (today).",
  ],
  [
    'a value of yesterday',
    { ...OF_ANN, days: { window: { day: -1 } } },
    "**Ann Ash**'s recovery yesterday, Nov 20, was **44%**.",
  ],
  ['a value of today', { ...OF_ANN, days: { window: { day: 0 } } }, "**Ann Ash**'s recovery today is **30%**."],
  [
    'a median',
    { ...OF_ANN, measures: [m('hrv', 'median')], days: { window: { last: 14 } } },
    "**Ann Ash**'s median HRV over the last 14 days is **68 ms** (7 of 14 nights).",
  ],
  [
    'an average in which later nights count more',
    { ...OF_ANN, measures: [m('recovery', 'weighted_mean')] },
    "**Ann Ash**'s weighted average recovery over the last 7 days is **48%**: later nights count more (7 of 7 nights).",
  ],
  [
    'a percentile',
    { ...OF_ANN, measures: [m('recovery', 'percentile', { percentile: 25 })] },
    "The 25th percentile of **Ann Ash**'s recovery over the last 7 days is **47%** (7 of 7 nights).",
  ],
  [
    'hours that add up',
    { ...OF_ANN, measures: [m('workout_time', 'sum')] },
    "**Ann Ash**'s total training time over the last 7 days is **10.5 h** (7 of 7 days); the average is 1.5 h a day.",
  ],
  [
    'a sum of strain, with what it is worth',
    { ...OF_ANN, measures: [m('strain', 'sum')] },
    "**Ann Ash**'s total strain over the last 7 days is **91.0** (7 of 7 days); the average is 13.0 a day. Strain is a compressed scale, so a sum of days is bookkeeping and not a load.",
  ],
  [
    'a count of workouts',
    { ...OF_ANN, measures: [m('workouts', 'sum')] },
    '**Ann Ash** has **7 workouts** in the last 7 days (7 of 7 days with data).',
  ],
  [
    'a sum that says nothing',
    { ...OF_ANN, measures: [m('recovery', 'sum')] },
    "A sum of recovery says nothing. **Ann Ash**'s average recovery over the last 7 days is **53%** (7 of 7 nights).",
  ],
  [
    'the lowest value with its day',
    { ...OF_ANN, measures: [m('recovery', 'min')] },
    "**Ann Ash**'s lowest recovery over the last 7 days was **30%** today; the average is 53% (7 of 7 nights).",
  ],
  [
    'the day of the lowest value',
    { ...OF_ANN, measures: [m('recovery', 'min')], asks: 'when' },
    "**Ann Ash**'s lowest recovery over the last 7 days was **today**: 30%; the average is 53% (7 of 7 nights).",
  ],
  [
    'a spread',
    { ...OF_ANN, measures: [m('recovery', 'range')] },
    "**Ann Ash**'s recovery spans **34.0 points** over the last 7 days, from 30% to 64% (7 of 7 nights).",
  ],
  [
    'how much somebody varies',
    { ...OF_ANN, measures: [m('hrv', 'deviation')] },
    "**Ann Ash**'s HRV varies by **8.8 ms** over the last 7 days (standard deviation, 7 of 7 nights), around an average of 65 ms.",
  ],
  [
    'a consistency',
    { ...OF_ANN, measures: [m('hrv', 'consistency')] },
    "**Ann Ash**'s HRV consistency over the last 7 days is **63%** (7 of 7 nights).",
  ],
  [
    'on how many nights there is a value',
    { ...OF_ANN, measures: [m('recovery', 'count')], days: { window: { last: 14 } } },
    '**Ann Ash** has recovery on **7 of 14 nights** in the last 14 days.',
  ],
  [
    'a mean clock time',
    { ...OF_ANN, measures: [m('bed_time', 'mean')] },
    "**Ann Ash**'s average bed time over the last 7 days is **23:36** (7 of 7 nights). The latest is 01:00 (today).",
  ],
  [
    'the newest clock time',
    { ...OF_ANN, measures: [m('bed_time', 'latest')] },
    "**Ann Ash**'s most recent bed time is **01:00** (today), 1.4 h later than their own average of 23:36 over the last 7 days (7 of 7 nights).",
  ],
  [
    'the latest clock time',
    { ...OF_ANN, measures: [m('bed_time', 'max')] },
    "**Ann Ash**'s latest bed time over the last 7 days was **01:00** today; the average is 23:36 (7 of 7 nights).",
  ],
  [
    'minutes in zones',
    { ...OF_ANN, measures: [m('high_zones', 'sum')] },
    "**Ann Ash**'s total time in the high zones (4 and 5) over the last 7 days is **175 min** (7 of 7 days); the average is 25 min a day.",
  ],
  [
    'several figures',
    { ...OF_ANN, measures: [m('recovery', 'latest'), m('hrv', 'latest'), m('sleep_duration', 'latest')] },
    '**Ann Ash** (each today):\n\n- Latest recovery: 30%\n- Latest HRV: 50 ms\n- Latest sleep: 5.8 h',
  ],
  [
    'the newest value against the own average',
    { ...OF_ANN, measures: [m('recovery', 'trend')] },
    "**Ann Ash**'s latest recovery is **22.6 points below their own average**: 30% (today) against an average of 53% over the last 7 days (7 of 7 nights).",
  ],
  [
    'a course',
    { ...OF_ANN, measures: [m('recovery', 'halves')] },
    "**Ann Ash**'s recovery is **down** over the last 7 days: by 13.0 points, the second half of these days against the first (7 of 7 nights). The latest, 30% (today), is 22.6 points below their own average of 53%, which the Rankings call trend.",
  ],
  [
    'a course of training, which a week is too short for',
    { ...OF_ANN, measures: [m('strain', 'halves')] },
    "**Ann Ash**'s strain is **up** over the last 7 days: by 3.5, the second half of these days against the first (7 of 7 days). The two halves hold other training days, so compare whole weeks.",
  ],
  [
    'a course too small to matter',
    { who: { ids: [BEA] }, by: ['athlete'], measures: [m('strain', 'halves')] },
    "**Bea Birch**'s strain is **slightly up** over the last 7 days: by 0.1, the second half of these days against the first (7 of 7 days). So small a change says little. The two halves hold other training days, so compare whole weeks.",
  ],
  [
    'a change since the day before',
    { ...OF_ANN, measures: [m('recovery', 'change')] },
    "**Ann Ash**'s recovery is **down by 14.0 points** since the record before, to 30% (today).",
  ],
  [
    'a change in percent',
    { ...OF_ANN, measures: [m('recovery', 'change_percent')] },
    "**Ann Ash**'s recovery is **down by 32%** against the record before (today).",
  ],
  [
    'a distance from the own average',
    { ...OF_ANN, measures: [m('hrv', 'from_own_average')] },
    "**Ann Ash**'s latest HRV is **14.6 ms below their own average** over the last 7 days (today).",
  ],
  [
    'an own range that takes more nights',
    { ...OF_ANN, measures: [m('hrv', 'from_own_range')] },
    'There are too few nights of **Ann Ash** over the last 7 days to tell the HRV against their own normal range: it takes 14 records before.',
  ],
  [
    'too few days to go together',
    { ...OF_ANN, measures: [m('sleep_duration', 'correlation', { with: 'recovery' })] },
    'There are too few nights of **Ann Ash** over the last 30 days to tell the correlation of sleep and recovery: it takes 10 days with both.',
  ],
  [
    'somebody without a device',
    { who: { ids: [DAN] }, by: ['athlete'] },
    '**Dan Dale** is not connected to a device, so there is no recovery data over the last 7 days.',
  ],
  [
    'a day without a value, with the newest one',
    { who: { ids: [CAL] }, by: ['athlete'], measures: [m('strain', 'latest')], days: { window: { day: -1 } } },
    "There is no strain data of **Cal Cole** yesterday, Nov 20. **Cal Cole**'s newest strain is 12.0, of Sat Nov 21.",
  ],
  [
    'an average of some nights',
    { ...OF_ANN, measures: [m('recovery', 'mean')], days: { where: [below('sleep_duration', 6.5)] } },
    "**Ann Ash**'s average recovery on nights with sleep below 6.5 h in the last 7 days is **47%** (4 nights). The latest is 30% (today).",
  ],
  [
    'an average of the days after',
    {
      ...OF_ANN,
      measures: [m('recovery', 'mean')],
      days: { where: [{ metric: 'strain', is: 'above', than: 13 }], lag: 1 },
    },
    "**Ann Ash**'s average recovery on the days after strain above 13 in the last 7 days is **37%** (2 nights). The latest is 30% (today). That is too few nights for a pattern.",
  ],
  [
    'when it was last so',
    { ...OF_ANN, days: { where: [{ metric: 'recovery', is: 'at_least', than: 60 }] }, asks: 'when' },
    "**Ann Ash**'s last night with recovery of 60% or more was on **Wed Nov 18** (recovery 64%).",
  ],
])('says %s', async (_, query, answer) => {
  expect((await reply(query)).text).toBe(answer)
})
