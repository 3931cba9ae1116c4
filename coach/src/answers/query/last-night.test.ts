import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { expect, test } from 'vitest'
import { Toolbox } from '../../tools/toolbox.ts'
import { answerQuery } from './answer-query.ts'
import { ANN, BEA, CAL, scopeOfTeam } from './team-for-tests.ts'

const until = addDays(TODAY, -1)
const athletes = [
  athleteWith({ id: ANN, name: 'Ann Ash', hours: [7, 6, 5.8], recovery: [50, 40, 30] }),
  athleteWith({ id: BEA, name: 'Bea Birch', hours: [8, 8, 8.4], recovery: [60, 61, 62] }),
  athleteWith({ id: CAL, name: 'Cal Cole', hours: [7, 6, 5], recovery: [30, 31, 32], until }),
]
const scope = scopeOfTeam({ athletes: athletes as never })
const SHORT = { measure: { metric: 'sleep_duration', aggregate: 'latest' }, is: 'below', than: 7 } as const
const said = (message: string, query: Partial<Query>) =>
  answerQuery(
    { who: {}, measures: [SHORT.measure], days: {}, by: ['athlete'], asks: 'who', ...query },
    { scope, toolbox: new Toolbox(scope), message },
  )

test.each(['how many are under 7 h last night', 'who was short this morning', 'below 7 hours today?'])(
  'whose newest night is an earlier one is not counted, and named: %s',
  async (message) => {
    const text = await said(message, { who: { where: [SHORT] }, asks: 'how_many' })
    expect(text).toContain('**1 of 2 athletes** slept less than 7 h: Ann Ash.')
    expect(text).toContain('Nothing from last night yet: Cal Cole.')
  },
)

test('without such words the newest counts, with its day', async () => {
  expect(await said('who is under 7 h', { who: { where: [SHORT] } })).toContain('**Cal Cole**: sleep 5.0 h (yesterday')
})

test('nobody has a place in the order of a night that is not recorded', async () => {
  const text = await said('who slept worst last night', { order: 'lowest', limit: 1 })
  expect(text).toMatch(/\*\*Ann Ash\*\*/)
  expect(text).not.toMatch(/Cal Cole\D*5\.0/)
})

test.each<Partial<Query>>([
  { asks: 'value', who: { ids: [CAL] } },
  { who: { ids: [CAL], where: [SHORT] }, asks: 'whether' },
])('of one athlete it is said before the newest', async (query) =>
  expect(await said('how did he sleep last night', query)).toMatch(
    /^Nothing from last night yet of \*\*Cal Cole\*\*: the newest is of yesterday, Nov 20\./,
  ),
)

test('a bound in percent of their own orders by the percent, and shows it', async () => {
  const far = athleteWith({ id: BEA, name: 'Bea Birch', hrv: [100, 100, 40] })
  const near = athleteWith({ id: ANN, name: 'Ann Ash', hrv: [30, 30, 20] })
  const own = scopeOfTeam({ athletes: [near, far] as never })
  const where = [
    {
      measure: { metric: 'hrv', aggregate: 'latest' },
      is: 'below',
      than: { of: 'own_average', percent: -10, days: 30 },
    },
  ] satisfies Query['who']['where']
  const text = await answerQuery(
    {
      who: { where },
      measures: [where[0]?.measure ?? SHORT.measure],
      days: {},
      by: ['athlete'],
      asks: 'who',
      order: 'lowest',
    },
    { scope: own, toolbox: new Toolbox(own) },
  )
  expect(text).toMatch(/Bea Birch\*\*: HRV 40 ms, 50% below \(today\)\n- \*\*Ann Ash\*\*: HRV 20 ms, 25% below/)
})

test('before any night of today is in, that is said first, and the newest nights are judged', async () => {
  const early = scopeOfTeam({ athletes: athletes as never, today: addDays(TODAY, 1) })
  const text = await answerQuery(
    { who: { where: [SHORT] }, measures: [SHORT.measure], days: {}, by: ['athlete'], asks: 'who' },
    { scope: early, toolbox: new Toolbox(early), message: 'who had a rough night' },
  )
  expect(text).toMatch(
    /^\*\*None of last night is in yet\*\*, this is by the newest night of each:\n\n.*\*\*Ann Ash\*\*/s,
  )
})
