import type { Query } from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Facts } from './facts.ts'
import { ask, athleteOf, everyFact, queryOf, someDays, teams } from './team-for-tests.ts'

const mean = { metric: 'recovery', aggregate: 'mean' } as const
const team = [
  athleteOf({ id: 'a', recovery: [40, 50, 60, 70], strain: [10, 12] }),
  athleteOf({ id: 'b', name: 'Ben', recovery: [20, 30, 40, 50] }),
  athleteOf({ id: 'c', name: 'Cem', recovery: [90, 90, 90, 90] }),
]
const differencesOf = ({ differences }: Facts) => differences.map(({ value }) => value)
const askAgainst = (given: Partial<Query>) => ask(queryOf(mean, given), team)

it('compares an athlete with the whole team', () => {
  const facts = askAgainst({ who: { ids: ['a'] }, against: { team: true } })
  expect(facts.against?.rows.map(({ facts: [fact] }) => [fact?.value, fact?.athletes])).toEqual([[60, 3]])
  expect(differencesOf(facts)).toEqual([-5])
})

it('compares each athlete with their own other days', () => {
  const facts = askAgainst({ days: { window: { last: 2 } }, against: { days: { window: { last: 2, before: 2 } } } })
  expect(facts.rows.map(({ facts: [fact] }) => fact?.value)).toEqual([65, 45, 90])
  expect(differencesOf(facts)).toEqual([20, 20, 0])
})

it('takes the window of the query for other days that name none', () => {
  const facts = askAgainst({
    by: undefined,
    days: { window: { last: 2 }, weekdays: [6] },
    against: { days: { weekdays: [5] } },
  })
  expect(facts.against?.rows[0]?.facts[0]?.window).toMatchObject({
    from: '2026-11-20',
    until: '2026-11-21',
    weekdays: [5],
  })
  expect(differencesOf(facts)).toEqual([20 / 3].map((value) => expect.closeTo(value, 6)))
})

it('compares a group with another', () => {
  const facts = askAgainst({ by: undefined, who: { ids: ['a', 'b'] }, against: { who: { except: ['a', 'b'] } } })
  expect(facts.against?.people).toEqual([{ id: 'c', name: 'Cem' }])
  expect(differencesOf(facts)).toEqual([45 - 90])
})

it('subtracts the second of two rows from the first, for every measure', () => {
  const strain = { metric: 'strain', aggregate: 'mean' } as const
  const facts = ask({ ...queryOf(mean, { who: { ids: ['a', 'b'] } }), measures: [mean, strain] }, team)
  expect(differencesOf(facts)).toEqual([20, null])
  expect(facts.differences[0]).toMatchObject({
    unit: 'points',
    a: facts.rows[0]?.facts[0]?.id,
    b: facts.rows[1]?.facts[0]?.id,
  })
})

it('computes no difference of scores of two providers, but one of other metrics', () => {
  const mixed = [athleteOf({ id: 'a', recovery: [40] }), athleteOf({ id: 'b', recovery: [50], provider: 'oura' })]
  const scores = ask(queryOf(mean), mixed)
  expect([scores.ofDifferentMakers, differencesOf(scores)]).toEqual([true, [null]])
  const missing = ask(queryOf({ metric: 'any_record', aggregate: 'missing_days' }), mixed)
  expect([missing.ofDifferentMakers, differencesOf(missing)]).toEqual([false, [0]])
})

it('does not ask about the provider of somebody who is left out', () => {
  const other = athleteOf({ id: 'o', recovery: [], provider: 'oura' })
  const facts = ask(queryOf(mean, { who: { ids: ['a'] }, against: { who: { ids: ['c', 'o'] } } }), [...team, other])
  expect(facts.against?.leftOut.map(({ athlete }) => athlete.id)).toEqual(['o'])
  expect([facts.ofDifferentMakers, differencesOf(facts)]).toEqual([false, [55 - 90]])
})

describe('every figure beside another', () => {
  it('is the same as when it is requested alone', () => {
    fc.assert(
      fc.property(teams({ provider: 'whoop' }), someDays, someDays, (made, days, otherDays) => {
        const both = ask(queryOf(mean, { days, by: undefined, against: { days: otherDays } }), made)
        const [one, other] = [days, otherDays].map((alone) => ask(queryOf(mean, { days: alone, by: undefined }), made))
        const firstOf = (rows: Facts['rows'] | undefined) => rows?.[0]?.facts[0]?.value ?? null
        expect([firstOf(both.rows), firstOf(both.against?.rows)]).toEqual([firstOf(one?.rows), firstOf(other?.rows)])
        const [a, b] = [firstOf(both.rows), firstOf(both.against?.rows)]
        if (a === null || b === null) expect(differencesOf(both)).toEqual([null])
        else expect(both.differences[0]?.value).toBeCloseTo(a - b, 6)
      }),
    )
  })

  it('has a unique id', () => {
    const facts = askAgainst({ who: { where: [{ measure: mean, is: 'below', than: 80 }] }, against: { team: true } })
    const ids = [...everyFact(facts), ...facts.differences].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(6)
  })
})
