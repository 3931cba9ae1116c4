import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataDays, readAthlete } from '../athlete/athlete-metrics.ts'
import { type AthleteRecords, joinAthletes } from '../athlete/athlete-records.ts'
import { readStatus } from '../athlete/athlete-status.ts'
import { readAthleteWeek } from '../athlete/athlete-week.ts'
import { addDays } from '../days/calendar.ts'
import { readNormalRange } from '../series/normal-range.ts'
import { pointsOf } from '../series/points.ts'
import { rankBy } from './rankings.ts'
import { findActions, findInsights } from './team-insights.ts'
import { readTeam, type TeamOverview } from './team-overview.ts'
import { topPerformerFrom } from './top-performers.ts'

const TODAY = '2026-11-21'
const METRICS = ['recovery', 'hrv', 'sleep', 'strain'] as const

/** Values as a provider sends them: a decimal within bounds, or none. */
const sent = (most: number) =>
  fc.option(
    fc.integer({ min: 0, max: most * 10 }).map((tenths) => tenths / 10),
    { nil: null },
  )
/** Values that nobody should send. */
const wild = () =>
  fc.oneof(
    fc.constantFrom(
      null,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      Number.MAX_VALUE,
      0,
      -0,
      1e-300,
    ),
    fc.double(),
    fc.integer({ min: -200, max: 200 }),
  )

type Numbers = (most: number) => fc.Arbitrary<number | null>

/** Days in any order, with gaps and with several records of one day. */
const days = <Fields extends object>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) =>
  fc.array(
    fc
      .tuple(fc.integer({ min: -1, max: 34 }), fc.record(fields))
      .map(([ago, values]) => ({ date: addDays(TODAY, -ago), ...values })),
    { maxLength: 16, size: 'max' },
  )

const athletes = (numbers: Numbers) =>
  fc
    .array(
      fc.record({
        athlete_name: fc.constantFrom('Ann Ash', 'Ann Birch', 'Cem Dal'), // so that names repeat
        first_name: fc.constantFrom('', 'Ann'),
        whoop_connected: fc.boolean(),
        provider: fc.constantFrom('whoop', 'whoop', 'oura', null),
        recovery_data: days({
          recovery_score: numbers(100),
          resting_heart_rate: numbers(100),
          hrv_rmssd_milli: numbers(200),
        }),
        sleep_data: days({
          total_duration_hours: numbers(12),
          sleep_quality_score: numbers(100),
          sleep_efficiency: numbers(100),
          sleep_consistency_percentage: numbers(100),
        }),
        activity_data: days({
          strain_score: numbers(21),
          average_heart_rate: numbers(200),
          max_heart_rate: numbers(220),
        }),
      }),
      { maxLength: 6, size: 'max' },
    )
    .map((team): AthleteRecords[] => team.map((athlete, place) => ({ athlete_id: `athlete ${place}`, ...athlete })))

const period = fc.constantFrom(7, 14, 30, 60, 90)

/** Everything that is derived of a team, as a coach could see it. */
function readAll(team: readonly AthleteRecords[], length: number) {
  const overview = readTeam(team, length, TODAY)
  return {
    overview,
    ranks: METRICS.map((metric) => rankBy(metric, overview.statuses)),
    insights: findInsights(overview),
    actions: findActions(overview),
    weeks: team.map((athlete) => readAthleteWeek(athlete, TODAY)),
    own: team.map(({ recovery_data }) =>
      readNormalRange(
        pointsOf(recovery_data, ({ recovery_score }) => recovery_score),
        TODAY,
      ),
    ),
  }
}

/** A team's numbers without the records they came from. */
const told = (team: readonly AthleteRecords[], length: number) =>
  JSON.stringify(readAll(team, length), (key, value) => {
    if (key === 'athlete') return value.athlete_id
    return typeof value === 'number' && !Number.isFinite(value) ? `not finite: ${value}` : value
  })

/** The same, order for order, apart from the lists that keep the order of the athletes given. */
function sorted(text: string): string {
  const { overview, weeks, own, ...rest } = JSON.parse(text)
  const inOrder = (list: unknown[]) => list.map((one) => JSON.stringify(one)).sort()
  return JSON.stringify({
    ...rest,
    overview: { ...overview, statuses: inOrder(overview.statuses) },
    weeks: inOrder(weeks),
    own: inOrder(own),
  })
}

const shuffled = <Item>(items: readonly Item[], seed: number): Item[] =>
  items
    .map((item, place) => ({ item, key: Math.sin(seed + place * 7.7) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)

const shuffledRecords = (athlete: AthleteRecords, seed: number): AthleteRecords => ({
  ...athlete,
  recovery_data: shuffled(athlete.recovery_data, seed),
  sleep_data: shuffled(athlete.sleep_data, seed + 1),
  activity_data: shuffled(athlete.activity_data, seed + 2),
})

it('says the same whatever the order of athletes and of their records', () => {
  // Several records of one day count value by value, so the order of those is free as well.
  fc.assert(
    fc.property(athletes(sent), period, fc.integer(), (team, length, seed) => {
      const other = shuffled(team, seed).map((athlete) => shuffledRecords(athlete, seed))
      expect(sorted(told(other, length))).toBe(sorted(told(team, length)))
    }),
  )
})

it('has no NaN and no Infinity, in numbers and in sentences, whatever is sent', () => {
  fc.assert(
    fc.property(athletes(wild), period, (team, length) => {
      expect(told(team, length)).not.toMatch(/not finite|NaN|Infinity|undefined/)
    }),
  )
})

describe('a team', () => {
  const team = fc
    .tuple(athletes(sent), period)
    .map(([members, length]) => ({ members, length, overview: readTeam(members, length, TODAY) }))
  const holds = (rule: (given: { members: AthleteRecords[]; length: number; overview: TeamOverview }) => void) =>
    fc.assert(fc.property(team, rule))

  it('has percents within 0 and 100, the health score a whole one', () => {
    holds(({ overview: { health, dataCoverage } }) => {
      for (const percent of [
        health.score,
        health.averageLatestRecovery,
        health.averageSleepQuality,
        health.completeness,
        dataCoverage,
      ]) {
        expect(percent ?? 0).toBeGreaterThanOrEqual(0)
        expect(percent ?? 100).toBeLessThanOrEqual(100)
      }
      expect(Number.isInteger(health.score ?? 0)).toBe(true)
      expect(health.label === null).toBe(health.score === null)
    })
  })

  it('has at most 5 top performers, sorted, each with enough days', () => {
    holds(({ overview: { topPerformers }, length }) => {
      expect(topPerformers.length).toBeLessThanOrEqual(5)
      const latest = topPerformers.map(({ metrics }) => metrics.recovery.latestRecovery ?? -1)
      expect(latest).toEqual([...latest].sort((a, b) => b - a))
      for (const { metrics } of topPerformers)
        expect(dataDays(metrics)).toBeGreaterThanOrEqual(topPerformerFrom(length))
    })
  })

  it('grows more severe with each issue, and lists the most severe first', () => {
    const degree = { low: 0, medium: 1, high: 2 }
    holds(({ overview: { statuses, attention, recentAlerts } }) => {
      for (const { issues, severity } of statuses)
        expect(degree[severity]).toBe(Math.max(0, Math.min(issues.length, 3) - 1))
      const degrees = attention.map(({ severity }) => degree[severity])
      expect(degrees).toEqual([...degrees].sort((a, b) => b - a))
      expect(recentAlerts).toEqual(attention.slice(0, 3).filter(({ severity }) => severity === 'high'))
    })
  })

  it('knows of each athlete either a fresh state or a reason in the data quality', () => {
    holds(({ overview: { statuses, dataQuality } }) => {
      const listed = new Set(dataQuality.map(({ status }) => status))
      for (const status of statuses) expect(listed.has(status) || status.dataState === 'fresh').toBe(true)
      expect(listed.size).toBe(dataQuality.length)
    })
  })

  it('ranks whoever has a value, once, downwards', () => {
    holds(({ overview: { statuses } }) => {
      const ranked = rankBy('recovery', statuses)
      const values = ranked.map(({ status }) => status.metrics.recovery.averageRecovery ?? Number.NaN)
      expect(values).toEqual([...values].sort((a, b) => b - a))
      expect(ranked).toHaveLength(statuses.filter(({ metrics }) => metrics.recovery.averageRecovery !== null).length)
      expect(ranked.map(({ rank }) => rank)).toEqual(values.map((value) => values.indexOf(value) + 1))
    })
  })
})

it('changes no number of an athlete when days without a value are added', () => {
  const [scores, nights, strains] = [
    { recovery_score: null, resting_heart_rate: null, hrv_rmssd_milli: null },
    {
      total_duration_hours: null,
      sleep_quality_score: null,
      sleep_efficiency: null,
      sleep_consistency_percentage: null,
    },
    { strain_score: null, average_heart_rate: null, max_heart_rate: null },
  ]
  fc.assert(
    fc.property(athletes(sent), fc.array(fc.nat(40)), (team, gaps) => {
      for (const athlete of team) {
        const dates = gaps.map((ago) => ({ date: addDays(TODAY, -ago) }))
        const worn = {
          ...athlete,
          recovery_data: [...dates.map((date) => ({ ...date, ...scores })), ...athlete.recovery_data],
          sleep_data: [...athlete.sleep_data, ...dates.map((date) => ({ ...date, ...nights }))],
          activity_data: [...dates.map((date) => ({ ...date, ...strains })), ...athlete.activity_data],
        }
        expect(readAthlete(worn)).toEqual(readAthlete(athlete))
        expect(readStatus(worn, TODAY).issues).toEqual(readStatus(athlete, TODAY).issues)
      }
    }),
  )
})

it('joins every entry of every reply, and each athlete of an id once, in any order of the entries', () => {
  const entry = fc.record({
    athlete_id: fc.constantFrom('', '1', '2', '3'),
    athlete_name: fc.constantFrom('Ann', 'Bea'),
  })
  const replies = fc.tuple(fc.array(entry), fc.array(entry), fc.array(entry))
  const head = { first_name: '', whoop_connected: true, provider: 'whoop' }
  const night = {
    date: TODAY,
    total_duration_hours: 8,
    sleep_quality_score: 80,
    sleep_efficiency: 90,
    sleep_consistency_percentage: 70,
  }
  const score = { date: TODAY, recovery_score: 50, resting_heart_rate: 50, hrv_rmssd_milli: 60 }
  const strain = { date: TODAY, strain_score: 9, average_heart_rate: 70, max_heart_rate: 180 }
  fc.assert(
    fc.property(replies, fc.integer(), ([first, second, third], seed) => {
      const join = (order: number) =>
        joinAthletes(
          shuffled(first, order).map((one) => ({ ...one, ...head, recovery_data: [score] })),
          shuffled(second, order).map((one) => ({ ...one, ...head, sleep_data: [night] })),
          shuffled(third, order).map((one) => ({ ...one, ...head, activity_data: [strain] })),
        )
      const joined = join(seed)
      const count = (read: (athlete: AthleteRecords) => readonly unknown[]) => joined.flatMap(read).length
      expect(count(({ recovery_data }) => recovery_data)).toBe(first.length)
      expect(count(({ sleep_data }) => sleep_data)).toBe(second.length)
      expect(count(({ activity_data }) => activity_data)).toBe(third.length)
      const ids = joined.map(({ athlete_id }) => athlete_id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.toSorted()).toEqual(
        join(0)
          .map(({ athlete_id }) => athlete_id)
          .toSorted(),
      )
    }),
  )
})
