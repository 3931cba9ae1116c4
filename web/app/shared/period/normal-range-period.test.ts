import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { expect, it } from 'vitest'
import { NORMAL_RANGE_PERIOD } from './normal-range-period.ts'

it('has today, yesterday and the days of a normal range before yesterday', () => {
  expect(NORMAL_RANGE_PERIOD).toBeGreaterThanOrEqual(NORMAL_RANGE_DAYS + 2)
})
