import { expect, it } from 'vitest'
import { METRIC_RECORDS } from './every-metric.ts'

it('names the fields of the team’s records as the specification does, each with its unit', () => {
  const fields = Object.values(METRIC_RECORDS).flatMap((metric) =>
    'teamField' in metric ? [[metric.teamField.name, metric.teamField.about]] : [],
  )
  expect(Object.fromEntries(fields)).toEqual({
    recovery_score: '0 to 100 percent',
    hrv_rmssd_milli: 'rMSSD, ms',
    resting_heart_rate: 'bpm',
    total_duration_hours: 'light + slow wave + REM of the main sleep, hours',
    sleep_quality_score: 'sleep performance, percent',
    sleep_efficiency: 'percent',
    sleep_consistency_percentage: 'percent',
    strain_score: 'day strain, 0 to 21',
    average_heart_rate: 'bpm',
    max_heart_rate: 'bpm',
  })
})
