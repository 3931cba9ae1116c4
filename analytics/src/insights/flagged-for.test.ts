import { expect, it } from 'vitest'
import type { Issue } from '../athlete/at-risk.ts'
import { flaggedFor } from './flagged-for.ts'

const issue = (kind: Issue['kind'], valueText: string): Issue => ({ kind, text: kind, valueText }) as Issue
const FALLS = [issue('recovery_falling', '−11 points'), issue('hrv_falling', '−8 ms')]

it('names an average once, and leaves the recovery out where it is held against something else already', () => {
  expect(flaggedFor({ issues: FALLS }, false)).toBe('recovery 11 points and HRV 8 ms under the 7-day average')
  expect(flaggedFor({ issues: FALLS }, true)).toBe('HRV 8 ms under the 7-day average')
  expect(flaggedFor({ issues: FALLS.slice(0, 1) }, true)).toBeNull()
})
