import { expect, it } from 'vitest'
import { athleteWith, TODAY } from '../athlete/athlete-for-tests.ts'
import type { AthleteStatus } from '../athlete/athlete-status.ts'
import { addDays } from '../days/calendar.ts'
import { readTeam } from './team-overview.ts'

type Given = Parameters<typeof athleteWith>[0]

const teamOf = (...given: Given[]) => readTeam(given.map(athleteWith), 7, TODAY)
const ids = (statuses: readonly AthleteStatus[]) => statuses.map(({ athlete }) => athlete.athlete_id)

it('works for a team without athletes', () => {
  expect(teamOf()).toMatchObject({
    statuses: [],
    links: { linked: 0, ended: 0, none: 0 },
    withData: 0,
    dataCoverage: null,
    withRecovery: 0,
    inTheRed: [],
    attention: [],
    recentAlerts: [],
    topPerformers: [],
    dataQuality: [],
    health: { score: null },
    trends: { recovery: { change: null }, sleep: { change: null }, strain: { change: null } },
  })
})

it('counts links, data and recoveries separately', () => {
  const overview = teamOf(
    { id: 'well', recovery: [60] },
    { id: 'only strain', strain: [0] }, // a real 0 is data
    { id: 'pending', recovery: [null] },
    { id: 'unlinked', linked: false },
    { id: 'ended', link_ended: true, recovery: [60] },
  )
  expect(overview).toMatchObject({
    links: { linked: 3, ended: 1, none: 1 },
    withData: 3,
    dataCoverage: 60,
    withRecovery: 2,
  })
})

it.each([
  [33, true],
  [33.9, true],
  [34, false],
  [0, true],
])('a latest recovery of %d is in the red: %s', (score, isRed) => {
  expect(teamOf({ recovery: [90, score] }).inTheRed).toHaveLength(isRed ? 1 : 0)
})

it('lists the red lowest first, an old latest value too, and nobody without a recovery', () => {
  const overview = teamOf(
    { id: 'thirty', recovery: [30] },
    { id: 'old', recovery: [10], until: '2026-11-16' },
    { id: 'none', recovery: [null] },
    { id: 'recovered', recovery: [10, 80] },
  )
  expect(ids(overview.inTheRed)).toEqual(['old', 'thirty'])
  expect(overview.inTheRed[0]?.dataState).toBe('stale')
})

it('counts latest recoveries that are older than yesterday, linked or not', () => {
  const overview = teamOf(
    { id: 'today', recovery: [50] },
    { id: 'yesterday', recovery: [50], until: '2026-11-20' },
    { id: 'older', recovery: [50], until: '2026-11-19' },
    { id: 'unlinked', recovery: [50], until: '2026-11-16', linked: false },
    { id: 'none' },
  )
  expect(overview).toMatchObject({ withRecovery: 4, staleRecoveries: 2 })
})

it('lists athletes who only lack data under data quality', () => {
  const overview = teamOf(
    { id: 'unlinked', linked: false },
    { id: 'thin', recovery: [60] },
    { id: 'red', recovery: [20, 20, 20] },
  )
  expect(ids(overview.attention)).toEqual(['red'])
  expect(overview.dataQuality.map(({ status }) => status.athlete.athlete_id)).toEqual(['unlinked', 'thin'])
})

it('names the first three of high severity as recent alerts, the most urgent first', () => {
  const three = { hours: [5, 5, 5], quality: [40, 40, 40] }
  const overview = teamOf(
    { id: 'medium', hours: [5, 5, 5], recovery: [20, 20, 20] },
    ...[31, 28, 25, 30].map((score) => ({
      id: `${score}`,
      name: `${score}`,
      recovery: [score, score, score],
      ...three,
    })),
  )
  expect(ids(overview.attention)).toEqual(['25', '28', '30', '31', 'medium'])
  expect(ids(overview.recentAlerts)).toEqual(['25', '28', '30'])
})

it('reads the three trends of the team from their own series', () => {
  const { trends } = teamOf({
    recovery: [50, 50, 60, 60],
    hours: [8, 8, 8, 8],
    quality: [80, 80, 76, 76],
    strain: [9, 9, 10, 10, 1],
  })
  expect(trends.recovery).toMatchObject({ change: 10, label: 'Improving significantly' })
  expect(trends.sleep).toMatchObject({ change: -4, label: 'Declining significantly' })
  expect(trends.strain).toMatchObject({ change: 1, label: 'Gradual increase' })
})

it('compares the strain of finished days only: the strain of a running day would lower every trend', () => {
  const athletes = [athleteWith({ strain: [12, 12, 12, 12, 1.4] })]
  const { strain } = readTeam(athletes, 7, TODAY).trends
  expect(strain).toMatchObject({ change: 0, label: 'Stable workload', records: 4 })
  expect(strain.dailyMeans.map(({ value }) => value)).toEqual([12, 12, 12, 12])
  // A period that ends before the running day has finished days only.
  expect(readTeam(athletes, 7, TODAY, addDays(TODAY, 1)).trends.strain).toMatchObject({ records: 5 })
})

it('does not count a night without a duration as sleep', () => {
  expect(teamOf({ hours: [8, 8, null, 8], quality: [80, 80, 80, 80] }).trends.sleep).toMatchObject({
    change: null,
    records: 3,
  })
})

it('never puts the scores of two providers into one trend', () => {
  const other = { id: 'b', provider: 'oura', recovery: [5, 5, 5, 5] }
  const [one, both] = [
    teamOf({ recovery: [50, 50, 60, 60] }, { id: 'c' }),
    teamOf({ recovery: [50, 50, 60, 60] }, { id: 'c' }, other),
  ]
  expect(both.trends.recovery).toEqual(one.trends.recovery)
  expect(both.withRecovery).toBe(2)
})
