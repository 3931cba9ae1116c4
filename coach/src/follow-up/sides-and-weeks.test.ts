import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { ANN, BEA, CAL, DAN } from '../answers/team-for-tests.ts'
import { talkIn } from '../conversation-for-tests.ts'
import { scopeWith } from '../scope-for-tests.ts'

/** Seven weeks around one value, except one week around another, so many weeks before the last. */
const weeks = (usual: number, odd: number, by: number, back = 0) =>
  Array.from({ length: 56 }, (_, day) => {
    const isOdd = Math.floor((55 - day) / 7) === back
    return (isOdd ? odd : usual) + (day % 2 === 0 ? by : -by)
  })
const athlete = (id: string, name: string, [recovery, hours]: [number, number], back = 0) =>
  athleteWith({
    id,
    name,
    recovery: weeks(60, recovery, 4, back),
    hours: weeks(7.5, hours, 0.3, back),
    hrv: weeks(60, 60, 3),
    strain: weeks(10, 10, 1),
  })
const moved = scopeWith({
  athletes: [
    athlete(ANN, 'Ann Ash', [40, 5.5]),
    athlete(BEA, 'Bea Birch', [50, 7.5]),
    athlete(CAL, 'Cal Cole', [60, 7.5]),
    athlete(DAN, 'Dan Dale', [75, 9]),
  ],
})
const BOTH = 'biggest recovery movers this week vs last, up and down, two each way'

test.each<[string, RegExp]>([
  ['the top one on the down side, is it sleep or something else', /^Sleep goes with it.* Ann Ash/],
  ["what's behind the biggest faller", /^Sleep goes with it.* Ann Ash/],
  ['the first one on the down list, why', /^Sleep goes with it.* Ann Ash/],
  ['top faller: is it sleep or training', /^Sleep goes with it.* Ann Ash/],
  ['the guy who dropped the most, what is going on there', /^Sleep goes with it.* Ann Ash/],
  ["what's driving the worst one on the falling side", /^Sleep goes with it.* Ann Ash/],
  ['number one on the down side, what happened', /^Sleep goes with it.* Ann Ash/],
  ['why the biggest drop', /^Sleep goes with it.* Ann Ash/],
  ['and the top riser, is that sleep', /^Sleep goes with it.* Dan Dale/],
  ['the first on the up side, why', /^Sleep goes with it.* Dan Dale/],
])('%s', async (message, said) => {
  expect((await talkIn(moved, [BOTH, message])).text).toMatch(said)
})

const oddWeek = scopeWith({
  athletes: [ANN, BEA, CAL, DAN].map((id, at) => athlete(id, `Guy Number${'abcd'[at]}`, [45, 6], 3)),
})
const BY_WEEK = 'team recovery by week for the last 8 weeks'
test.each([
  'which week sticks out and what drove it',
  'which week stands out',
  'what week stood out and why',
  'is there a week that looks different',
  'any week that sticks out?',
  'which one stands out and what was behind it',
  'the odd week out, what drove it',
  'which week is the outlier',
  'was there one week that was off',
  'which week is unlike the others, and what went with it',
])('%s', async (message) => {
  const { text } = await talkIn(oddWeek, [BY_WEEK, message])
  expect(text).toMatch(/^\w+ \d+ to \w+ \d+: average recovery (4|5)\d%, against \d\d% on average in the other \d weeks/)
  expect(text).toMatch(/Sleep: .*the lowest of the \d weeks/)
})

test('a week that is named is looked up by itself', async () => {
  expect((await talkIn(oddWeek, [BY_WEEK, 'what about last week'])).text).not.toMatch(/other \d weeks/)
})
