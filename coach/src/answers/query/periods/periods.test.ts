import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { scopeWith } from '../../../scope-for-tests.ts'
import { Toolbox } from '../../../tools/toolbox.ts'
import { answerQuery } from '../answer-query.ts'
import { ofLastFinished } from './finished.ts'

const mean = (metric: string): Measure => ({ metric, aggregate: 'mean' })
const WEEK: Partial<Query> = { days: { window: { last: 7 } }, against: { days: { window: { last: 7, before: 7 } } } }
/** Up and down by the same amount, around a value. */
const around = (middle: number, by: number, count: number) =>
  Array.from({ length: count }, (_, place) => middle + (place % 2 === 0 ? by : -by))
const weeks = (before: number, week: number, by = 2) => [...around(before, by, 35), ...around(week, by, 7)]

const ANN = athleteWith({
  id: '00000000-0000-4000-8000-00000000000a',
  name: 'Ann Ash',
  recovery: weeks(60, 40),
  hrv: weeks(60, 45),
  hours: weeks(7, 5.5, 0.5),
  strain: [...Array(41).fill(10), 2],
})
const BEA = athleteWith({
  id: '00000000-0000-4000-8000-00000000000b',
  name: 'Bea Birch',
  recovery: weeks(60, 63, 15),
  hrv: weeks(60, 61),
  hours: weeks(7, 7.1, 1),
  strain: [...Array(41).fill(14), 1],
})
const CAL = athleteWith({
  id: '00000000-0000-4000-8000-00000000000c',
  name: 'Cal Cole',
  recovery: [50, 50, 50, 50, 50, 50, 50, 90, 90],
})
const scope = scopeWith({ athletes: [ANN, BEA, CAL] })
const OF_ANN: Partial<Query> = { who: { ids: [ANN.athlete_id] }, by: ['athlete'] }
const OF_BEA: Partial<Query> = { who: { ids: [BEA.athlete_id] }, by: ['athlete'] }

function say(query: Partial<Query>, message = '') {
  const whole: Query = { who: {}, measures: [mean('recovery')], days: {}, asks: 'value', ...query }
  return answerQuery(whole, { scope, toolbox: new Toolbox(scope), message }).then((text) => text.replaceAll('**', ''))
}

it('says better or worse first, with both figures, their days and how many', async () => {
  expect(await say({ ...OF_ANN, ...WEEK })).toMatch(
    /^Worse\. Ann Ash's average recovery is down by 20\.0 points: 40% over the last 7 days \(7 of 7 nights\), against 60% over the 7 days from Nov 8 to Nov 14 \(7 of 7 nights\)\.$/,
  )
})

it('keeps the beginning of a stretch that was said by it, and the number of days of one that was counted', () => {
  const period = { today: '2026-11-22', days: 7 }
  const until = '2026-11-21'
  expect(ofLastFinished({ window: { from: '2026-11-16', until: '2026-11-22' } }, period)).toEqual({
    window: { from: '2026-11-16', until },
  })
  expect(ofLastFinished({ window: { last: 7 } }, period)).toEqual({ window: { from: '2026-11-15', until } })
  expect(ofLastFinished({}, period)).toEqual({ window: { from: '2026-11-15', until } })
})

it('takes a move within the usual swing for none', async () => {
  expect(await say({ ...OF_BEA, ...WEEK })).toMatch(/^About the same\. .* within the usual swing from day to day: /)
})

it('answers what was believed first, and says where there is nothing to explain', async () => {
  const asked = { ...OF_BEA, ...WEEK, measures: ['recovery', 'strain', 'sleep_duration'].map(mean) }
  const text = await say(asked, 'recovery feels down vs last week, is it the load or sleep')
  expect(text).toMatch(/^No, recovery is about the same\./)
  expect(text).toContain('So there is no drop in recovery to explain.')
  const other = await say({ ...asked, ...OF_ANN }, 'recovery feels down vs last week, is it the load or sleep')
  expect(other).toMatch(/^Yes, down\./)
  expect(other).toContain('What moved with it: sleep.')
})

it('leaves the strain of a day that goes on out of both weeks, and says so', async () => {
  const text = await say({ ...OF_BEA, ...WEEK, measures: [mean('strain')] })
  expect(text).toContain('strain 14.0 over the 7 days from Nov 14 to Nov 20')
  expect(text).toContain('Today is not over, so its strain is left out.')
  expect(
    await say({
      ...OF_BEA,
      measures: [mean('strain')],
      days: { window: { day: 0 } },
      against: { days: { window: { day: -1 } } },
    }),
  ).toMatch(/^Too early to say\./)
})

it('says where a side has too few nights', async () => {
  const text = await say({ who: { ids: [CAL.athlete_id] }, by: ['athlete'], ...WEEK })
  expect(text).toContain('With 2 of 7 nights on one side that is too little to judge by.')
})

it('names who fell and who rose, from what to what', async () => {
  const text = await say({ by: ['athlete'], days: { window: { day: 0 } }, against: { days: { window: { day: -2 } } } })
  expect(text).toMatch(/^Recovery, today against Thu Nov 19: 0 down, 1 up and 2 about the same\./)
  expect(text).toContain('- Cal Cole: 50% to 90% (up by 40.0 points)')
})

it('names the furthest the asked way first, and leaves out who has too few nights', async () => {
  const text = await say({ by: ['athlete'], ...WEEK, order: 'lowest' })
  expect(text).toMatch(
    /^Ann Ash has the biggest drop in recovery: 60% to 40% \(down by 20\.0 points\), the last 7 days against/,
  )
  expect(text).toContain('Not counted, fewer than 3 nights on one side: Cal Cole.')
})

it('says who bears the load better by what it leaves, against what is usual for each', async () => {
  const text = await say({
    who: { ids: [ANN.athlete_id, BEA.athlete_id] },
    by: ['athlete'],
    measures: ['strain', 'recovery', 'hrv', 'sleep_duration'].map(mean),
    days: { window: { last: 7 } },
    asks: 'who',
  })
  expect(text).toMatch(
    /^Bea Birch holds up better, under more strain: recovery is .* above their own average, Ann Ash's is .* below/,
  )
  expect(text).toContain('- Ann Ash: strain 10.0 (10.0 before), recovery 40% (60% before), HRV')
})

it('tells what is normal, and not only the distance from it', async () => {
  const text = await say(
    { ...OF_ANN, measures: [{ metric: 'sleep_duration', aggregate: 'from_own_range' }] },
    "what's her normal",
  )
  expect(text).toMatch(
    /^Ann Ash's normal, the middle of the 28 days before today:\n\n- Sleep: \d\.\d h \(28 of 28 nights\), normal range .*; now \d\.\d h \(today\)$/,
  )
})
