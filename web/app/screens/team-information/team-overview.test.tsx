// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { TeamOverview } from './team-overview.tsx'

const ATHLETE = { first_name: 'Ana', username: 'ana', email: 'ana@c.example', whoop_connected: true }
const ANA = { ...ATHLETE, id: '3', full_name: 'Ana One' }
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

it('leads from each count to the members', () => {
  expect(markupOf(<TeamOverview team={team} />).match(/href="\/\?tab=members"/g)).toHaveLength(3)
})

it('names the coaches, and asks who has no wearable to connect one', () => {
  const bo = { ...ATHLETE, id: '4', full_name: 'Bo Two', whoop_connected: false }
  const markup = markupOf(<TeamOverview team={{ ...team, coaches: [ANA], athletes: [ANA, bo] }} />)
  const lines = linesOf(markup).join(' ')
  expect(lines).toContain('Connected to Whoop 1 of 2 athletes')
  expect(lines).toMatch(/Who coaches Ana One ?ana@c\.example/)
  expect(lines).toMatch(/Athletes without a wearable Bo Two .*connect your wearable.* Copy message Copy address/)
  expect(markup).toContain('href="/athlete/1/4"')
})

it('asks nobody where all are connected', () => {
  expect(markupOf(<TeamOverview team={{ ...team, athletes: [ANA] }} />)).not.toContain('without a wearable')
})

it('asks whose link ended to connect again, apart from who never did', () => {
  const athletes = [{ ...ANA, link_ended: true }]
  const lines = linesOf(markupOf(<TeamOverview team={{ ...team, athletes }} />)).join(' ')
  expect(lines).toMatch(/Athletes whose link ended Ana One .*connect it again.* Copy message Copy address/)
  expect(lines).not.toContain('without a wearable')
})

it('names the makers where there are several, and not one alone by the name of another', () => {
  const shown = (...providers: string[]) => {
    const athletes = providers.map((provider, place) => ({ ...ANA, id: `${place}`, providers: [provider] }))
    return linesOf(markupOf(<TeamOverview team={{ ...team, athletes }} />)).join(' ')
  }
  expect(shown('whoop', 'oura', 'whoop')).toContain('Connected to a wearable 3 of 3 athletes; 2 WHOOP, 1 Oura')
  expect(shown('oura')).toContain('Connected to a wearable 1 of 1 athletes')
  expect(shown('whoop')).toContain('Connected to Whoop 1 of 1 athletes')
})
