import type { Query } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { asksAboutTeam } from './asks-about-team.ts'
import { queryOf } from './team-for-tests.ts'

const latest = { metric: 'recovery', aggregate: 'latest' } as const
const ofTeam = { of: 'team_average' as const }
const one = { ids: ['a'] }

it.each<[string, Partial<Query>, boolean]>([
  ['each athlete', {}, false],
  ['one athlete', { by: ['day'], who: one }, false],
  ['all together', { by: undefined }, true],
  ['two together', { by: ['day'], who: { ids: ['a', 'b'] } }, true],
  ['one beside the team', { who: one, against: { team: true } }, true],
  ['who is above the team', { who: { where: [{ measure: latest, is: 'above', than: ofTeam }] } }, true],
  ['days above the team', { who: one, days: { where: [{ metric: 'recovery', is: 'above', than: ofTeam }] } }, true],
])('%s: %j', (_, query, expected) => {
  expect(asksAboutTeam(queryOf(latest, query))).toBe(expected)
})
