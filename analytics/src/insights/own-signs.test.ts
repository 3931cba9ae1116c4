import { expect, it } from 'vitest'
import { statusWith, TODAY } from '../athlete/athlete-for-tests.ts'
import { addDays } from '../days/calendar.ts'
import { ownSigns } from './own-signs.ts'

type Given = Parameters<typeof statusWith>[0]
const range = (low: number, high: number) => ({ mean: 0, median: 0, deviation: 0, low, high, count: 20 })
const WIDE = { recovery: range(40, 70), hrv: range(40, 70) }
const FALLEN = { recovery: [60, 60, 44], hrv: [60, 60, 44] }
const signs = (given: Given, ranges: Parameters<typeof ownSigns>[1] = {}) => ownSigns(statusWith(given), ranges, TODAY)

it.each([
  [WIDE, '; both are still in your own range'],
  [{ ...WIDE, hrv: range(50, 70) }, '; recovery is still in your own range, HRV is under it'],
  [{ recovery: range(50, 70), hrv: range(50, 70) }, '; both are under your own range'],
  [{ recovery: range(20, 40), hrv: range(20, 40) }, '; both are above your own range'],
  [{ hrv: range(50, 70) }, '; HRV is under your own range'],
  [{ recovery: null, hrv: null }, ''],
])('says how far a morning is below the week, and where it lies among the own days: %j', (ranges, end) => {
  expect(signs(FALLEN, ranges)).toBe(`Recovery is 11 points and HRV 11 ms below your average this week${end}`)
})

it('speaks of one value as one', () => {
  expect(signs({ recovery: [60, 60, 44] }, WIDE)).toBe(
    'Recovery is 11 points below your average this week; it is still in your own range',
  )
})

it('says a value that is not of this morning with its day', () => {
  expect(signs({ ...FALLEN, until: addDays(TODAY, -1) }, WIDE)).toBe(
    'Yesterday, recovery was 11 points and HRV 11 ms below your average this week; both were still in your own range',
  )
  expect(signs({ ...FALLEN, until: addDays(TODAY, -3) })).toBe(
    'On Nov 18, recovery was 11 points and HRV 11 ms below your average this week',
  )
})

it('parts an HRV and a recovery of different mornings', () => {
  expect(signs({ recovery: [60, 60, 60, 44], hrv: [60, 60, 44, null] } as Given, WIDE)).toMatch(
    /^Recovery is \d+ points below your average this week; it is still in your own range\. Yesterday, HRV was 11 ms below your average this week; it was still in your own range$/,
  )
})

it('says on which side the averages of the week are', () => {
  const week = { hours: [5.9, 6, 6], quality: [50, 50, 50], strain: [16, 16, 15.6] }
  expect(signs(week)).toBe(
    'This week: an average sleep quality of only 50%, only 6.0 h of sleep a night and a high average strain of 15.9',
  )
  expect(signs({ ...week, ...FALLEN })).toMatch(/^Recovery is .* this week\. Also: an average sleep/)
})

it('says nothing of missing data, and of a low recovery, which stands beside it, only the HRV', () => {
  expect(signs({ recovery: [60] })).toBeNull()
  expect(signs({ recovery: [60, 60, 11], hrv: [60, 60, 40] })).toBe('HRV is 13 ms below your average this week')
})
