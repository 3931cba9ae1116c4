import type { Group } from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DayRecords } from '../athlete/day-records.ts'
import type { FactGroup } from './facts.ts'
import { ask, athleteOf, dateAgo, datesOf, queryOf, someDays, TODAY, teams } from './team-for-tests.ts'

const DAY_MS = 86_400_000
const strain = { metric: 'strain', aggregate: 'mean' } as const

/** Where a day of an athlete belongs, by a way of its own; null: nowhere. */
function keyOf(group: Group, athlete: DayRecords, date: string): string | null {
  if (group === 'athlete') return athlete.athlete_id
  if (group === 'day') return date
  if (group === 'weekday') return String(new Date(date).getUTCDay())
  if (group === 'week') return String(Math.floor(Math.max(0, (Date.parse(TODAY) - Date.parse(date)) / DAY_MS) / 7))
  const score = athlete.recovery_data.find((record) => record.date === date)?.recovery_score ?? null
  if (score === null) return null
  return score >= 67 ? 'ready' : score >= 34 ? 'caution' : 'red'
}

function keyOfGroup(group: Group, { athlete, day, weekday, week, band }: FactGroup): string {
  if (group === 'athlete') return athlete?.id ?? ''
  if (group === 'day') return day ?? ''
  if (group === 'weekday') return String(weekday)
  if (group === 'week')
    return String(Math.round((Date.parse(TODAY) - Date.parse(week?.until ?? '')) / DAY_MS / 7 - 0.4))
  return band ?? ''
}

/** The mean over athletes of each athlete's mean, for every group that anybody has a value of. */
function naiveGroups(team: readonly DayRecords[], by: readonly Group[], dates: readonly string[]): Map<string, number> {
  const sums = new Map<string, number[]>()
  for (const athlete of team) {
    const own = new Map<string, number[]>()
    for (const { date, strain_score } of athlete.activity_data) {
      const keys = by.map((group) => keyOf(group, athlete, date))
      if (strain_score === null || !dates.includes(date) || keys.includes(null)) continue
      own.set(keys.join(), [...(own.get(keys.join()) ?? []), strain_score])
    }
    for (const [key, values] of own)
      sums.set(key, [...(sums.get(key) ?? []), values.reduce((sum, value) => sum + value) / values.length])
  }
  return new Map([...sums].map(([key, means]) => [key, means.reduce((sum, mean) => sum + mean) / means.length]))
}

const GROUPINGS: Group[][] = [
  ...[['athlete'], ['day'], ['weekday'], ['week']].map((by) => by as Group[]),
  ...[
    ['athlete', 'day'],
    ['athlete', 'weekday'],
    ['week', 'athlete'],
    ['athlete', 'band'],
    ['weekday', 'band'],
  ].map((by) => by as Group[]),
  ...[
    ['week', 'weekday'],
    ['band', 'week'],
  ].map((by) => by as Group[]),
]

it.each(GROUPINGS.map((by) => [by.join(' and '), by] as const))('has the right figure for each %s', (_, by) => {
  fc.assert(
    fc.property(teams({ provider: 'whoop' }), someDays, (team, days) => {
      // Windows that end some weeks ago cut their first and their last week.
      const facts = ask(queryOf(strain, { by, days }), team)
      const found = facts.rows.flatMap(({ group, facts: [fact] }) =>
        fact?.value == null ? [] : [[by.map((one) => keyOfGroup(one, group)).join(), fact.value] as const],
      )
      const expected = naiveGroups(team, by, datesOf(days))
      expect(found.map(([key]) => key).sort()).toEqual([...expected.keys()].sort())
      for (const [key, value] of found) expect(value).toBeCloseTo(expected.get(key) ?? Number.NaN, 6)
    }),
    { numRuns: 40 },
  )
})

describe('the figure of several athletes', () => {
  it('counts each athlete once, however many records they have', () => {
    fc.assert(
      fc.property(teams({ provider: 'whoop' }), someDays, (team, days) => {
        const [fact] = ask(queryOf(strain, { by: undefined, days }), team).rows[0]?.facts ?? []
        const own = naiveGroups(team, ['athlete'], datesOf(days))
        const mean = [...own.values()].reduce((sum, value) => sum + value, 0) / own.size
        if (own.size === 0) expect(fact?.value).toBeNull()
        else expect(fact?.value).toBeCloseTo(mean, 6)
        expect(fact?.athletes).toBe(own.size)
      }),
    )
  })

  it('leaves out the scores of another provider, and says whose', () => {
    const team = [
      athleteOf({ id: 'a', strain: [10] }),
      athleteOf({ id: 'b', name: 'Ben Birch', strain: [14] }),
      athleteOf({ id: 'c', name: 'Cem Dal', strain: [2], provider: 'oura' }),
    ]
    const facts = ask(queryOf(strain, { by: undefined }), team)
    expect(facts.rows[0]?.facts[0]).toMatchObject({ value: 12, athletes: 2, records: 2, date: null })
    expect(facts.leftOut).toEqual([{ athlete: { id: 'c', name: 'Cem Dal' }, reason: 'other_provider' }])
    expect(ask(queryOf(strain), team).rows).toHaveLength(3)
  })

  it('has the total of what adds up, and the day that all have in common', () => {
    const team = [athleteOf({ id: 'a', strain: [10, 16] }), athleteOf({ id: 'b', strain: [17, 16] })]
    const hard = [{ metric: 'strain', is: 'above' as const, than: 15 }]
    const days = ask(queryOf({ metric: 'strain', aggregate: 'days', test: hard }, { by: undefined }), team)
    expect(days.rows[0]?.facts[0]).toMatchObject({ value: 1.5, total: 3, unit: 'days' })
    const latest = ask(queryOf({ metric: 'strain', aggregate: 'latest' }, { by: undefined }), team)
    expect(latest.rows[0]?.facts[0]).toMatchObject({ value: 16, total: null, date: TODAY })
  })

  it('exists without any athlete', () => {
    const facts = ask(queryOf(strain, { by: undefined }), [athleteOf({ connected: false })])
    expect(facts.rows[0]?.facts[0]).toMatchObject({ value: null, athletes: 0 })
    expect(facts.leftOut).toEqual([{ athlete: { id: 'a', name: 'Ann Ash' }, reason: 'not_connected' }])
  })
})

describe('bands', () => {
  const team = [
    athleteOf({ id: 'a', name: 'Ann Ash', recovery: [20, 70], strain: [8, 12] }),
    athleteOf({ id: 'b', name: 'Ben Birch', recovery: [70, 33.9], strain: [10, 14] }),
    athleteOf({ id: 'c', name: 'Cem Dal', recovery: [90, 67] }),
  ]
  it('divide several people by their latest recovery', () => {
    const facts = ask(queryOf({ metric: 'recovery', aggregate: 'latest' }, { by: ['band'] }), team)
    expect(facts.rows.map(({ group, members }) => [group.band, members.map(({ athlete }) => athlete.name)])).toEqual([
      ['ready', ['Ann Ash', 'Cem Dal']],
      ['red', ['Ben Birch']],
    ])
  })
  it('divide the days of one person', () => {
    const facts = ask(queryOf(strain, { by: ['band'], who: { ids: ['a'] } }), team)
    expect(facts.rows.map(({ group, facts: [fact] }) => [group.band, fact?.value])).toEqual([
      ['ready', 12],
      ['red', 8],
    ])
  })
})

it('lists days oldest first, weekdays from Monday, and athletes by name; a day without any value has none', () => {
  const team = [
    athleteOf({ id: 'b', name: 'Zoe', strain: [1, null, 3] }),
    athleteOf({ id: 'a', name: 'Ann', strain: [5] }),
  ]
  const days = { window: { last: 3 } }
  const byDay = ask(queryOf(strain, { by: ['day'], days }), team).rows
  expect(byDay.map(({ group, facts }) => [group.day, facts[0]?.value])).toEqual([
    [dateAgo(2), 1],
    [dateAgo(1), null],
    [dateAgo(0), 4],
  ])
  // TODAY is a Saturday.
  const byWeekday = ask(queryOf(strain, { by: ['weekday'], days: { window: { last: 7 } } }), team).rows
  expect(byWeekday.map(({ group }) => group.weekday)).toEqual([1, 2, 3, 4, 5, 6, 0])
  const today = ask(queryOf(strain, { by: ['weekday'], days: { window: { day: 0 } } }), team).rows
  expect(today.map(({ group }) => group.weekday)).toEqual([6])
  const byAthlete = ask(queryOf(strain, { by: ['athlete', 'day'], days }), team).rows
  expect(new Set(byAthlete.map(({ group }) => group.athlete?.name))).toEqual(new Set(['Ann', 'Zoe']))
})
