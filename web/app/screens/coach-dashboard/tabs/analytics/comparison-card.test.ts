import { RECOVERY_PALETTE } from '@corner/contract/constants/charts.ts'
import { expect, it } from 'vitest'
import { isComparison } from './comparison-card.tsx'

const athletes = (count: number) => Array.from({ length: count }, (_, place) => `athlete ${place}`)

it.each([
  [1, 3, false],
  [2, 3, true],
  [2, 2, true],
  [3, 3, false],
  [RECOVERY_PALETTE, RECOVERY_PALETTE + 2, true],
  [RECOVERY_PALETTE + 1, RECOVERY_PALETTE + 2, false],
])('%i chosen of %i are a comparison: %s', (chosen, team, is) => {
  expect(isComparison(athletes(chosen), athletes(team))).toBe(is)
})
