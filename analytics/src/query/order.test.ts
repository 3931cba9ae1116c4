import type { Query } from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ask, athleteOf, dateAgo, queryOf } from './team-for-tests.ts'

const latest = { metric: 'recovery', aggregate: 'latest' } as const
const teamOf = (values: readonly (number | null)[]) =>
  values.map((value, place) => athleteOf({ id: `id-${place}`, name: `Athlete ${place}`, recovery: [value] }))
const placesOf = (query: Partial<Query>, values: readonly (number | null)[]) =>
  ask(queryOf(latest, query), teamOf(values)).rows.map(({ place, facts: [fact] }) => [place, fact?.value])

describe('an order', () => {
  const few = fc.array(fc.option(fc.integer({ min: 30, max: 36 }), { nil: null, freq: 5 }), { maxLength: 12 })
  it('gives equal values one place, and includes ties with the last requested place', () => {
    fc.assert(
      fc.property(
        few,
        fc.constantFrom('highest' as const, 'lowest' as const),
        fc.integer({ min: 1, max: 6 }),
        (values, order, limit) => {
          const known = values.filter((value) => value !== null)
          const isAhead = (one: number, other: number) => (order === 'highest' ? one > other : one < other)
          const places = known.map((value) => [1 + known.filter((other) => isAhead(other, value)).length, value])
          const sorted = places.toSorted(([a = 0], [b = 0]) => a - b)
          const facts = ask(queryOf(latest, { order, limit }), teamOf(values))
          const drawn = (rows: typeof facts.rows) => rows.map(({ place, facts: [fact] }) => [place, fact?.value])
          expect(drawn(facts.rows)).toEqual(sorted.filter(([place = 0]) => place <= limit))
          expect(drawn(facts.others)).toEqual(sorted.filter(([place = 0]) => place > limit))
          expect(facts.leftOut).toHaveLength(values.length - known.length)
        },
      ),
    )
  })

  it.each<[number, (number | null | undefined)[][]]>([
    [1, [[1, 90]]],
    [
      2,
      [
        [2, 80],
        [2, 80],
      ],
    ],
    [
      3,
      [
        [2, 80],
        [2, 80],
      ],
    ],
    [4, [[4, 10]]],
    [5, []],
  ])('has at position %i %j', (place, expected) => {
    expect(placesOf({ order: 'highest', place }, [80, 10, 90, 80])).toEqual(expected)
  })

  it('lists athletes without one by name, and orders days as it does athletes', () => {
    expect(placesOf({}, [80, 10, null])).toEqual([
      [null, 80],
      [null, 10],
    ])
    const athlete = athleteOf({ recovery: [70, 20, 50] })
    const days = ask(queryOf(latest, { by: ['day'], order: 'lowest', limit: 2 }), [athlete]).rows
    expect(days.map(({ group, place }) => [group.day, place])).toEqual([
      [dateAgo(1), 1],
      [dateAgo(0), 2],
    ])
  })
})

describe('having', () => {
  const team = [
    athleteOf({ id: 'a', recovery: [20, 60, 90, 50] }),
    athleteOf({ id: 'b', name: 'Ben', recovery: [30, 80, null, 70] }),
  ]
  const daysWhere = (having: Query['having']) =>
    ask(queryOf(latest, { by: ['day'], days: { window: { last: 4 } }, having }), team).rows.map(
      ({ group }) => group.day,
    )
  it.each<[Query['having'], number[]]>([
    [{ is: 'below', than: 50 }, [3]],
    [{ is: 'between', than: 60, and: 70 }, [2, 0]],
    [{ is: 'above', than: { of: 'team_average' } }, [2, 1]],
    [{ is: 'missing' }, []],
  ])('%j keeps the days so many ago: %j', (having, ago) => {
    expect(daysWhere(having)).toEqual(ago.map(dateAgo))
  })
  it('keeps the others separately, and gives places only to those who meet it', () => {
    const facts = ask(queryOf(latest, { order: 'lowest', having: { is: 'above', than: 60 } }), team)
    expect(facts.rows.map(({ group, place }) => [group.athlete?.id, place])).toEqual([['b', 1]])
    expect(facts.others.map(({ group, place }) => [group.athlete?.id, place])).toEqual([['a', null]])
  })
})
