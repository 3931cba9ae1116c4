import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../../shared/rendered-for-tests.tsx'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { TeamCards } from './team-cards.tsx'

const textOf = (recovery: number, today: string) =>
  linesOf(markupOf(<TeamCards view={{ ...viewForTests([{ name: 'Ann', recovery }]), today }} />)).join(' ')

it.each([
  [80, '2026-11-21', /Nobody below 34%(?! \()/],
  [80, '2026-11-22', /Nobody below 34% \(yesterday\)/],
  [20, '2026-11-21', /Ann(?! +\(yesterday)/],
  [20, '2026-11-22', /Ann +\(yesterday\)/],
])('In the Red at a newest recovery of %s%% of Nov 21, on %s, reads %s', (recovery, today, said) => {
  expect(textOf(recovery, today)).toMatch(said)
})
