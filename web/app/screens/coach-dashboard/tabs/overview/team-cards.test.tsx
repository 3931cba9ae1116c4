import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../../shared/rendered-for-tests.tsx'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { TeamCards } from './team-cards.tsx'

const TEAM = [
  { name: 'Ann', recovery: 80 },
  { name: 'Bea', recovery: 20 },
  { name: 'Cem', recovery: 60, until: '2026-11-20' },
]
const textOf = (athletes: Parameters<typeof viewForTests>[0], today = '2026-11-21') =>
  linesOf(markupOf(<TeamCards view={{ ...viewForTests(athletes), today }} />)).join(' ')

it.each([
  [TEAM, '2026-11-21', '2 new scores; 1 from yesterday'],
  [TEAM, '2026-11-22', 'No new score; 3 from yesterday or before'],
])('In the Red and the Team Health Score say of how many the recovery is of today', (athletes, today, said) => {
  const text = textOf(athletes, today)
  expect(text).toMatch(new RegExp(`of 100 .*Recovery: ${said}.*In the Red.*Bea.*${said}`))
})

it('In the Red says so where it is nobody', () => {
  expect(textOf(TEAM.slice(0, 1), '2026-11-22')).toMatch(/Nobody below 34% *No new score; 1 from yesterday/)
})

it('say nothing of it where all are of today', () => {
  expect(textOf(TEAM.slice(0, 2))).not.toMatch(/new score|yesterday/)
})

it('In the Red says of how many with a recovery, where a maker gives none', () => {
  const view = viewForTests(TEAM)
  const overview = { ...view.overview, withoutRecovery: [{ provider: 'oura', athletes: 1 }] }
  const text = linesOf(markupOf(<TeamCards view={{ ...view, overview }} />)).join(' ')
  expect(text).toContain('of 3 with a recovery')
  expect(textOf(TEAM)).toContain('of 3 with data')
})
