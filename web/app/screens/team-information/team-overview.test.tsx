import { expect, it } from 'vitest'
import { markupOf } from '../../shared/rendered-for-tests.tsx'
import { TeamOverview } from './team-overview.tsx'

it('leads from each count to the members', () => {
  const team = {
    id: '1',
    name: 'Eagles',
    description: '',
    created_at: '2026-11-08T10:00:00Z',
    organization: { id: '2', name: 'Club' },
    coaches: [],
    athletes: [],
    coach_code: 'A',
    athlete_code: 'B',
  }
  expect(markupOf(<TeamOverview team={team} />).match(/href="\/\?tab=members"/g)).toHaveLength(3)
})
