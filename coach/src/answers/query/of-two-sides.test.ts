import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { ANN, BEA, CAL, reply } from './team-for-tests.ts'

const m = (metric: string, aggregate: Measure['aggregate'], more: Partial<Measure> = {}): Measure => ({
  metric,
  aggregate,
  ...more,
})
const OF_ANN: Partial<Query> = { who: { ids: [ANN] }, by: ['athlete'] }

it.each<[string, Partial<Query>, string]>([
  [
    'two stretches of days',
    {
      ...OF_ANN,
      measures: [m('recovery', 'mean')],
      days: { window: { last: 3 } },
      against: { days: { window: { last: 3, before: 3 } } },
    },
    "**Worse.** **Ann Ash**'s average recovery is down by 20.0 points: **41%** over the last 3 days (3 of 3 nights), against 61% over the 3 days from Nov 16 to Nov 18 (3 of 3 nights).",
  ],
  [
    'two weekdays',
    { measures: [m('strain', 'mean')], days: { weekdays: [1] }, against: { days: { weekdays: [5] } } },
    "**Down.** The team's average strain is down by 2.0: **strain 9.5** on Mondays of the last 7 days (2 athletes), against strain 11.5 on Fridays (2 athletes).",
  ],
  [
    'somebody and the team',
    { ...OF_ANN, against: { team: true } },
    "**Ann Ash**'s latest recovery is **24.0 points lower** than the team's: 30% (today) against 54% (3 athletes).",
  ],
  [
    'somebody and another',
    { who: { ids: [ANN] }, by: ['athlete'], measures: [m('sleep_duration', 'mean')], against: { who: { ids: [BEA] } } },
    "**Ann Ash**'s average sleep is **1.6 h shorter** than that of **Bea Birch**: 6.5 h (7 of 7 nights) against 8.1 h (7 of 7 nights) over the last 7 days.",
  ],
  [
    'whether anybody slept less than another',
    {
      by: ['athlete'],
      measures: [m('sleep_duration', 'latest')],
      order: 'lowest',
      against: { who: { ids: [CAL] } },
      asks: 'whether',
    },
    'Yes, **1 of 2 athletes** has a shorter latest sleep than **Cal Cole** (7.0 h):\n\n- **Ann Ash**: 5.8 h (today)',
  ],
  [
    'two side by side',
    { who: { ids: [ANN, BEA] }, by: ['athlete'], measures: [m('hrv', 'mean')] },
    "**Ann Ash**'s plain average HRV over the last 7 days is **27.9 ms lower** than **Bea Birch**'s:\n\n- **Ann Ash**: 65 ms (7 of 7 nights)\n- **Bea Birch**: 92 ms (7 of 7 nights)\n\nHRV differs between people by nature: this is not a fitness ranking.",
  ],
])('says %s', async (_, query, answer) => {
  expect((await reply(query)).text).toBe(answer)
})
