import { expect, it } from 'vitest'
import { missingSeriesText } from './missing-series.ts'

const CLOSED = 'The gym is closed'
const view = (failures: Partial<Record<'recovery' | 'sleep' | 'activity', string>>) => ({
  failures: { recovery: null, sleep: null, activity: null, ...failures },
})

it('names the missing series of a number, and the reason', () => {
  expect(missingSeriesText(view({}), ['recovery'])).toBeNull()
  expect(missingSeriesText(view({ sleep: CLOSED }), ['recovery'])).toBeNull()
  expect(missingSeriesText(view({ sleep: CLOSED }), ['recovery', 'sleep'])).toBe(
    'Sleep did not come: The gym is closed',
  )
  expect(
    missingSeriesText(view({ recovery: CLOSED, sleep: CLOSED, activity: 'Busy' }), ['recovery', 'sleep', 'activity']),
  ).toBe('Recovery, sleep and strain did not come: The gym is closed; Busy')
})
