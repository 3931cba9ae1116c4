import { expect, it } from 'vitest'
import { athleteWith, TODAY } from '../records/athlete-for-tests.ts'
import { ownRange } from './own-range.ts'

/** A case worked by hand. */
const BASELINE = [62, 58, 66, 71, 60, 64, 55, 69, 63, 67, 59, 61, 65, 70, 57, 68, 62, 64, 60, 66, 63]
const WEEK = [58, 54, 61, 52, 57, null, 50]
const statusOf = (nights: readonly (number | null)[]) =>
  ownRange(athleteWith('Ann Ash', { hrv_rmssd_milli: nights }).series.hrv_rmssd_milli, TODAY)

it('has the worked week below its range', () => {
  const { status, milliseconds } = statusOf([...BASELINE, ...WEEK])
  expect(status).toBe('below')
  expect(milliseconds.map((value) => value.toFixed(1))).toEqual(['55.2', '61.1', '65.4'])
})

it('builds a baseline with 13 nights, and has one with 14', () => {
  expect(statusOf([...BASELINE.slice(8), ...WEEK]).status).toBe('building')
  expect(statusOf([...BASELINE.slice(7), ...WEEK]).status).toBe('below')
  expect(statusOf([...BASELINE, null, null, null, null, null, 60, 60]).status).toBe('building')
})
