import { normalizeActivity } from '@corner/analytics/personal/activity-records.ts'
import { GOOD_NIGHT_HOURS } from '@corner/contract/constants/charts.ts'
import { expect, it } from 'vitest'
import { SLEEP_HOURS } from './metrics.ts'
import { hrvChart, sleepDistributionChart, sleepHoursChart, sleepStagesChart, strainChart } from './own-charts.ts'

const HOUR = 3_600_000
const night = (date: string, light: number | null) => ({
  date,
  total_light_sleep_time_milli: light === null ? null : light * HOUR,
  total_slow_wave_sleep_time_milli: light === null ? null : HOUR,
  total_rem_sleep_time_milli: light === null ? null : 2 * HOUR,
})

it('stacks Deep, REM and Light, with a gap on the day that has no night', () => {
  const { columns } = sleepStagesChart(
    ['2026-11-19', '2026-11-20', '2026-11-21'],
    [night('2026-11-21', 4), night('2026-11-19', null)],
  )
  expect(columns.map(({ name, values }) => [name, values])).toEqual([
    ['Deep', [null, null, 1]],
    ['REM', [null, null, 2]],
    ['Light', [null, null, 4]],
  ])
})

it('measures the own hours of sleep from 0 as far as they go, with a tick where a night is a good one', () => {
  expect(SLEEP_HOURS.axis).toEqual({ from: 0, to: 'fit', ticks: [0, 4, GOOD_NIGHT_HOURS, 10] })
})

it('measures the stages from 0 to the longest night, with a tick every 5 h, and counts nights from 0', () => {
  expect(sleepStagesChart([], []).metric.axis).toEqual({ from: 0, to: 'fit', ticks: [0, 5, 10] })
  expect(sleepDistributionChart([]).metric.axis).toEqual({ from: 0, to: 'fit' })
})

it('draws the hours of a night without stages, and says that the stages are not given', () => {
  const bare = { ...night('2026-11-21', null), sleep_duration_milli: 7.5 * HOUR }
  expect(sleepHoursChart(['2026-11-21'], [bare]).columns[0]?.values).toEqual([7.5])
  expect(sleepStagesChart(['2026-11-21'], [bare]).metric.empty.title).toBe('No Sleep Stages Available')
})

it('names the buckets of the distribution by their bounds', () => {
  const chart = sleepDistributionChart([night('2026-11-20', 3), night('2026-11-21', 4)])
  expect(chart.places).toContain('7 to 7.25 h')
  expect(chart.columns[0]?.values.reduce((sum, count) => (sum ?? 0) + (count ?? 0), 0)).toBe(2)
  expect(sleepDistributionChart([]).columns[0]?.values).toEqual([])
})

it('draws each band of strain in a colour of its own', () => {
  const { drawing } = strainChart(['2026-11-21'], [normalizeActivity({ date: '2026-11-21', strain: 12 })])
  expect(drawing.kind === 'bars' && drawing.bands.map(({ from, colour }) => [from, colour])).toEqual([
    [15, 'red'],
    [10, 'caution'],
    [5, 'ready-deep'],
    [0, 'ready'],
  ])
})

it('knows that the strain of today, the last day, still grows', () => {
  const { runningDay, metric } = strainChart(['2026-11-20', '2026-11-21'], [])
  expect([runningDay, metric.grows]).toEqual(['2026-11-21', true])
})

it('heads the first column of each table by what its rows are', () => {
  expect(sleepStagesChart([], [])).toMatchObject({ name: 'Sleep Stages', placeName: 'Day' })
  expect(strainChart([], [])).toMatchObject({ name: 'Activity Strain', placeName: 'Day' })
  expect(sleepDistributionChart([])).toMatchObject({
    name: 'Sleep Distribution, number of nights',
    placeName: 'Hours',
    columns: [{ name: 'Nights' }],
  })
})

it('draws the own normal range behind the HRV, and none that is not known', () => {
  const range = { low: 48.2, high: 67.9, mean: 58, median: 58, deviation: 10, count: 20 }
  const chart = (known: typeof range | null) => hrvChart(['2026-11-21'], [{ date: '2026-11-21', hrv_rmssd: 59 }], known)
  expect(chart(range).normalBand).toEqual({
    name: 'Own normal range, 28 days: 48 to 68 ms',
    limits: { from: 48.2, to: 67.9 },
  })
  expect(chart(null).normalBand).toBeNull()
})
