import { expect, it } from 'vitest'
import { SESSION_LOAD, SESSION_LOAD_READER } from '../metrics/made-up-metric-for-tests.ts'
import { CATALOGUE, type Catalogue } from '../metrics/metric-catalogue.ts'
import { checkQuery } from './check-query.ts'
import { ask, athleteOf, queryOf } from './team-for-tests.ts'

const catalogue: Catalogue = { ...CATALOGUE, session_load: { ...SESSION_LOAD, ...SESSION_LOAD_READER } }

it('can be asked like any other', () => {
  const team = [
    athleteOf({ id: 'a', name: 'Ann', strain: [10, 10], recovery: [50, 50] }),
    athleteOf({ id: 'b', name: 'Ben', strain: [15, 10], recovery: [40, 30] }),
    athleteOf({ id: 'c', name: 'Cem', strain: [1], recovery: [90] }),
  ]
  const load = { metric: 'session_load', aggregate: 'sum' } as const
  const where = [{ measure: load, is: 'at_least' as const, than: 600 }]
  const query = queryOf(load, {
    who: { where },
    order: 'highest',
    days: { where: [{ metric: 'session_load', is: 'above', than: 10 }] },
  })
  expect(checkQuery(query)).toContain('There is no metric "session_load".')
  const facts = ask(query, team, { catalogue })
  expect(facts.rows.map(({ place, group, facts: [fact] }) => [place, group.athlete?.name, fact?.value])).toEqual([
    [1, 'Ben', 750],
    [2, 'Ann', 600],
  ])
})
