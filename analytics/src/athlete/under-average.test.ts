import { expect, it } from 'vitest'
import { athleteWith, TODAY } from './athlete-for-tests.ts'
import { readStatus } from './athlete-status.ts'
import { isUnderAverage, underAverage } from './under-average.ts'

const issuesOf = (given: Parameters<typeof athleteWith>[0]) => readStatus(athleteWith(given), TODAY).issues

it.each([
  [{ recovery: [60, 60, 43], hrv: [60, 60, 48] }, 'recovery 11 points and HRV 8 ms under the 7-day average'],
  [{ recovery: [60, 60, 60], hrv: [60, 60, 48], hours: [5, 5, 5] }, 'HRV 8 ms under the 7-day average'],
  [{ recovery: [60, 60, 60], hours: [5, 5, 5] }, ''],
])('says of %j how far the newest values are under their average', (given, said) => {
  const issues = issuesOf(given)
  expect(underAverage(issues, 7)).toBe(said)
  expect(issues.some(isUnderAverage)).toBe(said !== '')
})
