import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { ANN, reply } from './team-for-tests.ts'

const m = (metric: string, aggregate: Measure['aggregate'], more: Partial<Measure> = {}): Measure => ({
  metric,
  aggregate,
  ...more,
})
const OF_ANN: Partial<Query> = { who: { ids: [ANN] }, by: ['athlete'] }

it.each<[string, Partial<Query>, string]>([
  [
    'day by day',
    { ...OF_ANN, by: ['athlete', 'day'] },
    "**Ann Ash**'s recovery by day over the last 7 days runs from **30%** (Sat Nov 21) to **64%** (Wed Nov 18):\n\n- Sat Nov 21: 30%\n- Fri Nov 20: 44%\n- Thu Nov 19: 50%\n- Wed Nov 18: 64%\n- Tue Nov 17: 58%\n- Mon Nov 16: 62%\n- Sun Nov 15: 60%",
  ],
  [
    'weekday by weekday',
    { by: ['weekday'], measures: [m('recovery', 'mean')] },
    "The team's average recovery by weekday over the last 7 days runs from **54%** (Saturdays) to **69%** (Wednesdays):\n\n- Mondays: 67% (2 athletes)\n- Tuesdays: 65% (2 athletes)\n- Wednesdays: 69% (2 athletes)\n- Thursdays: 63% (2 athletes)\n- Fridays: 59% (3 athletes)\n- Saturdays: 54% (3 athletes)\n- Sundays: 65% (2 athletes)",
  ],
  [
    'the worst day',
    { by: ['day'], measures: [m('recovery', 'mean')], order: 'lowest', limit: 1, asks: 'when' },
    "**Sat Nov 21** had the team's lowest average recovery over the last 7 days: **54%** (3 athletes).\n\nNext: Fri Nov 20 59% (3 athletes), Thu Nov 19 63% (2 athletes).",
  ],
  [
    'days on which it was so',
    { by: ['day'], measures: [m('recovery', 'mean')], having: { is: 'below', than: 60 }, asks: 'when' },
    "On **2 of 7 days** over the last 7 days, the team's average recovery was below 60%:\n\n- Sat Nov 21: 54% (3 athletes)\n- Fri Nov 20: 59% (3 athletes)",
  ],
  [
    'a table',
    {
      by: ['athlete'],
      measures: [m('recovery', 'latest'), m('sleep_duration', 'latest')],
      shown: 'table',
      order: 'lowest',
    },
    'Latest recovery and sleep:\n\n| Place | Athlete | Recovery | Sleep |\n| --- | --- | --- | --- |\n| 1 | Ann Ash | 30% | 5.8 h |\n| 2 | Cal Cole | 52% | 7.0 h |\n| 3 | Bea Birch | 80% | 8.4 h |\n\nNo data: Dan Dale.',
  ],
  [
    'athletes and days as a table',
    { by: ['athlete', 'day'], days: { window: { last: 3 } } },
    'Latest recovery over the last 3 days:\n\n| Athlete | Thu Nov 19 | Fri Nov 20 | Sat Nov 21 |\n| --- | --- | --- | --- |\n| Ann Ash | 50% | 44% | 30% |\n| Bea Birch | 75% | 78% | 80% |\n| Cal Cole | \u2013 | 55% | 52% |\n\nNo data: Dan Dale.',
  ],
  [
    'a table where a chart was asked for',
    {
      ...OF_ANN,
      by: ['athlete', 'day'],
      measures: [m('hrv', 'latest')],
      days: { window: { last: 3 } },
      shown: 'chart',
    },
    "**Ann Ash**'s latest HRV over the last 3 days:\n\n| Days | Latest HRV |\n| --- | --- |\n| Thu Nov 19 | 60 ms |\n| Fri Nov 20 | 58 ms |\n| Sat Nov 21 | 50 ms |\n\nI cannot draw a chart here: the Analytics tab draws it.",
  ],
])('says %s', async (_, query, answer) => {
  expect((await reply(query)).text).toBe(answer)
})

it('says the days of each column of a table where they are not the same', async () => {
  const own = { days: { window: { last: 3 } } }
  const { text } = await reply({
    by: ['athlete'],
    measures: [m('recovery', 'latest'), m('sleep_duration', 'mean', own)],
    shown: 'table',
  })
  expect(text).toContain('| Athlete | Latest recovery | Average sleep, last 3 days |')
  expect(text).toMatch(/^Latest recovery and average sleep:\n/)
})
