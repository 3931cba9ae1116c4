import type { Days } from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ask, athleteOf, dateAgo, datesOf, queryOf, someDays, teams } from './team-for-tests.ts'

const recovery = { metric: 'recovery', aggregate: 'count' } as const
const windowOf = (days: Days, length = 7) => ask(queryOf(recovery, { days }), [], { days: length }).window

it.each<[Days, string, string, number]>([
  [{}, dateAgo(6), dateAgo(0), 7],
  [{ window: { last: 30 } }, dateAgo(29), dateAgo(0), 30],
  [{ window: { last: 7, before: 7 } }, dateAgo(13), dateAgo(7), 7],
  [{ window: { day: -1 } }, dateAgo(1), dateAgo(1), 1],
  [{ window: { from: '2026-11-16', until: '2026-11-30' } }, '2026-11-16', dateAgo(0), 6],
  [{ weekdays: [1, 3] }, dateAgo(6), dateAgo(0), 2],
])('%j is from %s until %s, %i days', (days, from, until, count) => {
  expect(windowOf(days)).toMatchObject({ from, until, days: count })
})

it('counts the record of an athlete whose calendar is a day ahead, where the window ends today', () => {
  const ahead = athleteOf({ recovery: [50] })
  const tomorrow = { ...ahead, recovery_data: ahead.recovery_data.map((record) => ({ ...record, date: dateAgo(-1) })) }
  const counted = (days: Days) => ask(queryOf(recovery, { days }), [tomorrow]).rows[0]?.facts[0]?.value
  expect(counted({})).toBe(1)
  expect(counted({ window: { last: 3, before: 1 } })).toBe(0)
})

describe('days picked by a condition', () => {
  const lags = fc.constantFrom(undefined, 1, 2)
  it('are those that meet it, or come so many days after one that does', () => {
    fc.assert(
      fc.property(teams(), someDays, fc.integer({ min: 2, max: 20 }), lags, (team, days, than, lag) => {
        const where = [{ metric: 'strain', is: 'above' as const, than }]
        const facts = ask(queryOf(recovery, { days: { ...days, where, lag } }), team)
        for (const { athlete_id, recovery_data, activity_data } of team) {
          const hard = new Set(
            activity_data.flatMap(({ date, strain_score }) => (Number(strain_score) > than ? date : [])),
          )
          const dates = datesOf(days).filter((date) => hard.has(naiveDaysBefore(date, lag ?? 0)))
          const expected = recovery_data.filter(
            ({ date, recovery_score }) => recovery_score !== null && dates.includes(date),
          )
          const [fact] = facts.rows.find(({ group }) => group.athlete?.id === athlete_id)?.facts ?? []
          expect(fact?.value).toBe(expected.length)
        }
      }),
    )
  })

  it('are the days after certain weekdays where there is no condition', () => {
    // TODAY is a Saturday.
    const athlete = athleteOf({ recovery: [10, 20, 30, 40, 50, 60, 70] })
    const days = { weekdays: [3], lag: 2 }
    const [fact] = ask(queryOf({ metric: 'recovery', aggregate: 'mean' }, { days }), [athlete]).rows[0]?.facts ?? []
    expect(fact).toMatchObject({ value: 60, records: 1 })
  })

  it('can be held against the own average and the team of that day', () => {
    const team = [
      athleteOf({ id: 'a', recovery: [50, 40, 60], strain: [8, 8, 8] }),
      athleteOf({ id: 'b', name: 'Ben', recovery: [80, 20, 80], strain: [8, 8, 8] }),
    ]
    const valuesWhere = (than: { of: 'own_average' | 'team_average' }) =>
      ask(queryOf(recovery, { days: { where: [{ metric: 'recovery', is: 'above', than }] } }), team).rows.map(
        ({ facts: [fact] }) => fact?.value,
      )
    expect(valuesWhere({ of: 'own_average' })).toEqual([1, 2])
    expect(valuesWhere({ of: 'team_average' })).toEqual([1, 2])
    const mixed = [...team, athleteOf({ id: 'c', name: 'Cem', recovery: [99], provider: 'oura' })]
    const above = { metric: 'recovery', is: 'above' as const, than: { of: 'team_average' as const } }
    const counts = ask(queryOf({ metric: 'recovery', aggregate: 'days', test: [above] }), mixed)
    expect(counts.leftOut.map(({ athlete }) => athlete.id)).toEqual(['c'])
  })
})

const naiveDaysBefore = (date: string, count: number) => {
  const known = Array.from({ length: 60 }, (_, place) => dateAgo(place - 2))
  return known[known.indexOf(date) + count] ?? ''
}

it('reads other days of a measure, in the same window where they name none', () => {
  const athlete = athleteOf({ recovery: [10, 20, 30, 40, 50, 60, 70] })
  const mean = { metric: 'recovery', aggregate: 'mean' } as const
  const measures = [mean, { ...mean, days: { weekdays: [6] } }, { ...mean, days: { window: { last: 2 } } }]
  const [row] = ask({ ...queryOf(mean, { days: { window: { last: 3 } } }), measures }, [athlete]).rows
  expect(row?.facts.map(({ value, window }) => [value, window.days])).toEqual([
    [60, 3],
    [70, 1],
    [65, 2],
  ])
})
