import type { Condition, Query, Who } from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DayRecords } from '../athlete/day-records.ts'
import { ask, athleteOf, queryOf, teams } from './team-for-tests.ts'

const recovery = { metric: 'recovery', aggregate: 'mean' } as const
const strain = { metric: 'strain', aggregate: 'mean' } as const
const names = (query: Query, team: readonly DayRecords[]) => ask(query, team).people.map(({ id }) => id)
const whoMeets = (who: Who) => queryOf(recovery, { who })

/** The mean of the last seven days and tomorrow, by a way of its own. */
function naiveMean(records: readonly { date: string; value: number | null }[]): number | null {
  const values = records.flatMap(({ date, value }) => (date >= '2026-11-15' && value !== null ? [value] : []))
  if (values.length === 0) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.round(mean * 1e9) / 1e9 // 13.6 + 0.7 + 18.1 + 8.2 + 4.4 is not 45, as binary fractions add up
}
const meanRecovery = ({ recovery_data }: DayRecords) =>
  naiveMean(recovery_data.map(({ date, recovery_score: value }) => ({ date, value })))
const meanStrain = ({ activity_data }: DayRecords) =>
  naiveMean(activity_data.map(({ date, strain_score: value }) => ({ date, value })))

const naiveHolds = (value: number, is: string, than: number, and: number) =>
  ({
    below: value < than,
    at_most: value <= than,
    above: value > than,
    at_least: value >= than,
    between: value >= than && value <= and,
  })[is]

describe('conditions', () => {
  const test = fc.record({
    is: fc.constantFrom(
      'below' as const,
      'at_most' as const,
      'above' as const,
      'at_least' as const,
      'between' as const,
    ),
    than: fc.integer({ min: 5, max: 12 }),
  })
  it('are judged true, false, or unknown where a missing value could decide', () => {
    fc.assert(
      fc.property(
        teams(),
        test,
        test,
        fc.constantFrom('all' as const, 'any' as const),
        fc.boolean(),
        (team, a, b, combine, not) => {
          const conditionOf = (measure: Condition['measure'], { is, than }: typeof a, scale: number): Condition => ({
            measure,
            is,
            than: than * scale,
            ...(is === 'between' && { and: than * scale + 3 * scale }),
          })
          const where = [conditionOf(recovery, a, 5), conditionOf(strain, b, 1)]
          const facts = ask(whoMeets({ where, combine, ...(not && { not: true }) }), team)
          team.forEach((athlete, place) => {
            const values = [meanRecovery(athlete), meanStrain(athlete)]
            const options = where.map(({ is, than, and }, condition) => {
              const value = values[condition]
              return value == null ? [true, false] : [naiveHolds(value, is, Number(than), Number(and)) === true]
            })
            // Every way in which the missing values could have turned out.
            const outcomes = (options[0] ?? []).flatMap((one) =>
              (options[1] ?? []).map((other) => (combine === 'all' ? one && other : one || other) !== not),
            )
            const expected = outcomes.every(Boolean) ? 'met' : outcomes.some(Boolean) ? 'unknown' : 'not'
            expect(facts.judged[place]?.verdict).toBe(expected)
          })
          expect(facts.people.map(({ id }) => id)).toEqual(
            facts.judged.filter(({ verdict }) => verdict === 'met').map(({ athlete }) => athlete.id),
          )
          expect(
            facts.leftOut.filter(({ reason }) => reason !== 'other_provider').map(({ athlete }) => athlete.id),
          ).toEqual(
            expect.arrayContaining(
              facts.judged.filter(({ verdict }) => verdict === 'unknown').map(({ athlete }) => athlete.id),
            ),
          )
        },
      ),
    )
  })

  it("tell each athlete's value, what it was held against, and why somebody could not be judged", () => {
    const team = [
      athleteOf({ id: 'a', recovery: [30, 40] }),
      athleteOf({ id: 'b', name: 'Ben Birch', recovery: [80] }),
      athleteOf({ id: 'c', name: 'Cem Dal', connected: false }),
      athleteOf({ id: 'd', name: 'Dan Elm' }),
    ]
    const facts = ask(whoMeets({ where: [{ measure: recovery, is: 'below', than: 50 }] }), team)
    expect(facts.judged.map(({ verdict, values: [one] }) => [verdict, one?.fact.value, one?.bound, one?.met])).toEqual([
      ['met', 35, 50, true],
      ['not', 80, 50, false],
      ['unknown', null, 50, null],
      ['unknown', null, 50, null],
    ])
    expect(facts.leftOut.map(({ reason }) => reason)).toEqual(['not_connected', 'no_data'])
    const halves = { metric: 'recovery', aggregate: 'halves' } as const
    const rising = ask(queryOf(halves, { who: { where: [{ measure: halves, is: 'above', than: 0 }] } }), team)
    expect(rising.leftOut.map(({ reason }) => reason)).toEqual([
      'too_few_records',
      'too_few_records',
      'not_connected',
      'no_data',
    ])
  })

  it('find athletes without a value, and with one', () => {
    const team = [athleteOf({ id: 'a', recovery: [30] }), athleteOf({ id: 'b' })]
    expect(names(whoMeets({ where: [{ measure: recovery, is: 'missing' }] }), team)).toEqual(['b'])
    expect(names(whoMeets({ where: [{ measure: recovery, is: 'present' }] }), team)).toEqual(['a'])
  })

  it('judge athletes of all providers, but never by the average of another provider', () => {
    const team = [
      athleteOf({ id: 'a', recovery: [30] }),
      athleteOf({ id: 'b', recovery: [60] }),
      athleteOf({ id: 'c', recovery: [20], provider: 'oura' }),
    ]
    expect(names(whoMeets({ where: [{ measure: recovery, is: 'below', than: 50 }] }), team)).toEqual(['a', 'c'])
    const below = ask(whoMeets({ where: [{ measure: recovery, is: 'below', than: { of: 'team_average' } }] }), team)
    expect(below.judged.map(({ verdict, values: [one] }) => [verdict, one?.bound])).toEqual([
      ['met', 45],
      ['not', 45],
      ['unknown', null],
    ])
  })

  it.each([
    [{ of: 'own_average' as const }, 50],
    [{ of: 'own_average' as const, days: 2 }, 60],
    [{ of: 'own_average' as const, percent: -10 }, 45],
    [{ of: 'own_average' as const, plus: 7 }, 57],
    [{ of: 'team_average' as const, percent: 10, plus: 1 }, 67],
  ])('hold a value against %j, which is %d', (than, expected) => {
    const team = [athleteOf({ recovery: [30, 60, 60] })]
    const latest = { metric: 'recovery', aggregate: 'latest' } as const
    const [one] = ask(whoMeets({ where: [{ measure: latest, is: 'below', than }] }), team).judged
    expect(one?.values[0]?.bound).toBe(expected)
  })

  it('hold a value against the own usual range, known from 14 values before on', () => {
    const latest = { metric: 'recovery', aggregate: 'latest' } as const
    const where: Condition[] = [{ measure: latest, is: 'below', than: { of: 'own_low' } }]
    const before = Array.from({ length: 14 }, (_, place) => (place % 2 ? 40 : 60))
    expect(names(whoMeets({ where }), [athleteOf({ recovery: [...before, 39] })])).toEqual(['a'])
    expect(ask(whoMeets({ where }), [athleteOf({ recovery: [...before.slice(1), 39] })]).judged[0]?.verdict).toBe(
      'unknown',
    )
  })
})

describe('who is meant', () => {
  const team = ['a', 'b', 'c', 'd'].map((id, place) =>
    athleteOf({ id, name: `Athlete ${id}`, recovery: [20 * (place + 1)], strain: [place === 3 ? 2 : place + 3] }),
  )
  it.each<[Who, string[]]>([
    [{}, ['a', 'b', 'c', 'd']],
    [{ ids: ['c', 'a', 'c'] }, ['c', 'a']],
    [{ except: ['b'] }, ['a', 'c', 'd']],
    [{ ids: ['a', 'b'], except: ['b'] }, ['a']],
    [{ where: [{ measure: recovery, is: 'above', than: 30 }], except: ['b'] }, ['c', 'd']],
    [{ first: { measure: strain, order: 'highest', limit: 2 } }, ['c', 'b']],
    [{ first: { measure: strain, order: 'lowest', limit: 1 }, except: ['d'] }, ['a']],
    [
      {
        where: [{ measure: recovery, is: 'below', than: 70 }],
        first: { measure: recovery, order: 'highest', limit: 1 },
      },
      ['c'],
    ],
  ])('of %j is %j', (who, expected) => {
    expect(names(whoMeets(who), team)).toEqual(expected)
  })

  it('of the first by a measure includes ties, and nobody of another provider or without a value', () => {
    const tied = [
      athleteOf({ id: 'a', strain: [5] }),
      athleteOf({ id: 'b', strain: [5] }),
      athleteOf({ id: 'c', strain: [9], provider: 'oura' }),
      athleteOf({ id: 'd', recovery: [50] }),
    ]
    const facts = ask(queryOf(strain, { who: { first: { measure: strain, order: 'highest', limit: 1 } } }), tied)
    expect(facts.people.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(facts.leftOut.map(({ athlete, reason }) => [athlete.id, reason])).toEqual([
      ['d', 'no_data'],
      ['c', 'other_provider'],
    ])
  })

  it('refuses an unknown athlete as not found', () => {
    expect(() => names(whoMeets({ ids: ['x'] }), team)).toThrow(expect.objectContaining({ code: 'not_found' }))
    expect(() => names(whoMeets({ except: ['x'] }), team)).toThrow(expect.objectContaining({ code: 'not_found' }))
  })
})
