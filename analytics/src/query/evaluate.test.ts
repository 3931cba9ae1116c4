import { Query } from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordsWithin } from '../athlete/day-window.ts'
import { firstDayNeeded } from './first-day-needed.ts'
import { queries } from './query-for-tests.ts'
import { ask, dateAgo, everyFact, TODAY, teams } from './team-for-tests.ts'

describe('any query that means something', () => {
  it('is valid by the contract, and its answer has only finite numbers, the same every time', () => {
    fc.assert(
      fc.property(queries, teams(), (query, team) => {
        expect(Query.safeParse(query).error).toBeUndefined()
        const facts = ask(query, team)
        for (const { value } of [...everyFact(facts), ...facts.differences])
          if (value !== null) expect(value).toSatisfy(Number.isFinite)
        expect(ask(query, team)).toEqual(facts)
      }),
      { numRuns: 300 },
    )
  })

  it('lists everybody once: in the rows, or as left out', () => {
    fc.assert(
      fc.property(queries, teams(), (query, team) => {
        const { rows, others, leftOut, people } = ask({ ...query, by: ['athlete'] }, team)
        const inRows = new Set([...rows, ...others].map(({ group }) => group.athlete?.id))
        const isOut = new Set(leftOut.map(({ athlete }) => athlete.id))
        for (const { id } of people) expect([inRows.has(id), isOut.has(id)]).toContain(true)
        for (const id of isOut) expect(inRows.has(id)).toBe(false)
      }),
    )
  })

  it('needs no record before the first day needed', () => {
    fc.assert(
      fc.property(queries, teams({ most: 3 }), (query, team) => {
        const first = firstDayNeeded(query, { today: TODAY, days: 7 })
        const whole = ask(query, team)
        const records = team.map((athlete) => recordsWithin(athlete, { from: first, until: dateAgo(-1) }))
        expect(ask(query, records)).toEqual(whole)
      }),
      { numRuns: 300 },
    )
  })
})
