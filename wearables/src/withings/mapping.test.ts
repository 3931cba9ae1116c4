import { expect, it } from 'vitest'
import { bodyMeasurementRecord } from './body.ts'
import { cycleRecord, recoveryRecord, sleepRecord } from './mapping.ts'
import { keptDay, keptNight, summaryReply } from './replies-for-tests.ts'

const withData = (data: object) => ({
  ...keptNight,
  night: { ...summaryReply, data: { ...summaryReply.data, ...data } },
})

it('makes a night of its seconds, with the offset of the zone when it ended', () => {
  expect(sleepRecord(keptNight)).toMatchObject({
    provider_id: '4213077',
    start_at: new Date('2026-03-09T21:40:00Z'),
    end_at: new Date('2026-03-10T05:30:00Z'),
    timezone_offset: '+01:00',
    score_state: 'SCORED',
    total_in_bed_time_milli: 28_200_000,
    total_slow_wave_sleep_time_milli: 5_400_000,
    total_awake_time_milli: 2_400_000,
    disturbance_count: 3,
    respiratory_rate: 15,
    sleep_performance_percentage: null,
  })
})

it.each([
  [0.91, 91],
  [1, 100],
  [85, 85],
  [101, null],
  [0, null],
  [null, null],
])('reads an efficiency of %s as %s %%', (sleep_efficiency, percent) => {
  expect(sleepRecord(withData({ sleep_efficiency })).sleep_efficiency_percentage).toBe(percent)
})

it('gives a night without stages no value, and never 0', () => {
  const stages = { lightsleepduration: 0, deepsleepduration: null, remsleepduration: null }
  expect(sleepRecord(withData(stages))).toMatchObject({
    score_state: 'UNSCORABLE',
    total_light_sleep_time_milli: null,
    total_in_bed_time_milli: null,
    respiratory_rate: null,
  })
})

it('keeps the score and the heart rate asleep under their own names: no recovery, no resting heart rate, no HRV', () => {
  expect(recoveryRecord(withData({ rmssd_start_avg: 61 }))).toMatchObject({
    cycle_id: '4213077',
    score_state: 'SCORED',
    recovery_score: null,
    resting_heart_rate: null,
    hrv_rmssd_milli: null,
    other_values: { withings_sleep_score: 82, sleeping_heart_rate: 54 },
  })
  expect(recoveryRecord(withData({ sleep_score: 0, hr_average: null }))).toMatchObject({
    score_state: 'UNSCORABLE',
    other_values: null,
  })
})

it('ends a day with the next night, but not with one after an empty bed', () => {
  expect(cycleRecord(keptDay).end_at).toEqual(new Date('2026-03-10T21:40:00Z'))
  const later = Date.parse('2026-03-12T21:40:00Z') / 1000
  expect(cycleRecord({ ...keptDay, next_start: later }).end_at).toEqual(new Date('2026-03-10T21:40:00Z'))
  expect(cycleRecord({ ...keptDay, next_start: null }).end_at).toBeNull()
})

it.each([
  ['without a zone', { timezone: null }],
  ['in a zone of nowhere', { timezone: 'Europe/Atlantis' }],
  ['that ends before it begins', { enddate: 1_700_000_000 }],
  ['without a number', { id: null }],
])('refuses a night %s', (_, fields) => {
  expect(() => sleepRecord({ ...keptNight, night: { ...summaryReply, ...fields } })).toThrow()
})

const group = (date: number, attrib: number, ...measures: object[]) => ({ grpid: date, date, attrib, measures })

it('takes the newest weight and height as value times ten to the unit, and none that may be somebody else’s', () => {
  const measuregrps = [
    group(300, 1, { type: 1, value: 51_250, unit: -3 }),
    group(200, 0, { type: 1, value: 7_530, unit: -2 }),
    group(100, 0, { type: 1, value: 80, unit: 0 }),
    group(50, 2, { type: 4, value: 178, unit: -2 }),
  ]
  expect(bodyMeasurementRecord({ measuregrps })).toMatchObject({ weight_kilogram: 75.3, height_meter: 1.78 })
  expect(bodyMeasurementRecord({ measuregrps: [] })).toMatchObject({ weight_kilogram: null, height_meter: null })
})
