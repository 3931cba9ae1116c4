import type { Query } from '@corner/contract/entities/query.ts'
import { describe, expect, it } from 'vitest'
import { ANN, reply, scopeOfTeam, TEAM } from './team-for-tests.ts'

const ONLY_OWN = 'I can only show you your own data, not that of the team or of teammates.'
const LATEST =
  'Your latest recovery is **30%** (today), 22.6 points below your own average of 53% over the last 7 days (7 of 7 nights).'
const own = scopeOfTeam({ view: 'own', athletes: TEAM.filter(({ athlete_id }) => athlete_id === ANN) as never })

describe('an athlete', () => {
  it.each<[string, Partial<Query>, string]>([
    ['about themselves in the second person', { who: { ids: [ANN] }, by: ['athlete'] }, LATEST],
    ['nothing of the team', {}, `${ONLY_OWN}\n\n${LATEST}`],
    [
      'nothing of teammates in an order',
      { by: ['athlete'], order: 'highest', asks: 'who' },
      `${ONLY_OWN}\n\n${LATEST}`,
    ],
    [
      'nothing that is held against the team',
      { who: { ids: [ANN] }, by: ['athlete'], against: { team: true } },
      `${ONLY_OWN}\n\n${LATEST}`,
    ],
    [
      'nothing that is above the team average',
      {
        who: {
          ids: [ANN],
          where: [{ measure: { metric: 'recovery', aggregate: 'latest' }, is: 'above', than: { of: 'team_average' } }],
        },
        by: ['athlete'],
      },
      ONLY_OWN,
    ],
    [
      'whether something is so, in the second person',
      {
        who: { ids: [ANN], where: [{ measure: { metric: 'recovery', aggregate: 'latest' }, is: 'below', than: 34 }] },
        by: ['athlete'],
        asks: 'whether',
      },
      'Yes, you have a recovery below 34%: recovery 30% (today).',
    ],
  ])('is told %s', async (_, query, answer) => {
    expect((await reply(query, own)).text).toBe(answer)
  })
})
