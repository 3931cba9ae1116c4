import { addDays, daysUntil } from '@corner/analytics/days/calendar.ts'
import { expect, it } from 'vitest'
import { TEAM_CHARTS, type TeamChart } from './team-charts.ts'
import { normalBandOf } from './use-normal-band.ts'

const TODAY = '2026-11-21'
const [RECOVERY] = TEAM_CHARTS as readonly [TeamChart]
/** Nights alternating between 50 and 70, then a today of 5. */
const athlete = (nights: number) => ({
  athlete_id: '1',
  athlete_name: 'Ada',
  first_name: 'Ada',
  whoop_connected: true,
  provider: 'WHOOP',
  sleep_data: [],
  activity_data: [],
  recovery_data: daysUntil(TODAY, nights + 1).map((date, place) => ({
    date,
    recovery_score: date === TODAY ? 5 : 50 + 20 * (place % 2),
    resting_heart_rate: null,
    hrv_rmssd_milli: null,
  })),
})

it('is one sample standard deviation around the mean of 28 days, without today', () => {
  // mean 60, every value 10 away: deviation 10 * sqrt(28 / 27) = 10.18
  const { name, limits } = normalBandOf(RECOVERY, athlete(28), TODAY)
  expect(limits?.from).toBeCloseTo(60 - 10.18, 2)
  expect(limits?.to).toBeCloseTo(60 + 10.18, 2)
  expect(name).toBe('Own recovery range, 28 days: 50 to 70%')
  expect(normalBandOf(RECOVERY, athlete(28), addDays(TODAY, 1))).toEqual({ name, limits })
})

it('says what is missing with fewer than 14 values', () => {
  expect(normalBandOf(RECOVERY, athlete(13), TODAY)).toEqual({
    name: 'Own recovery range needs 14 days with a value',
    limits: null,
  })
  expect(normalBandOf(RECOVERY, athlete(14), TODAY).limits).not.toBeNull()
})
