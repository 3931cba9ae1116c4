import { OTHER_VALUES } from '@corner/contract/constants/other-values.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wakeDay } from '../calendar.ts'
import { cycleRecord, profileRecord, recoveryRecord, sleepRecord, workoutRecord } from './mapping.ts'
import { sleepParts as partsOf } from './parts.ts'
import {
  activityReply,
  cycleParts,
  personReply,
  readinessReply,
  recoveryParts,
  sleepParts,
  sleepReply,
  workoutReply,
} from './replies-for-tests.ts'

it('makes a sleep of a night: seconds become milliseconds, and the wearer’s offset stays', () => {
  expect(sleepRecord(sleepParts)).toMatchObject({
    provider_id: sleepReply.id,
    cycle_id: sleepReply.id,
    start_at: new Date('2026-03-09T21:40:12Z'),
    end_at: new Date('2026-03-10T05:48:12Z'),
    timezone_offset: '+01:00',
    nap: false,
    score_state: 'SCORED',
    total_in_bed_time_milli: 29_280_000,
    total_awake_time_milli: 2_880_000,
    total_light_sleep_time_milli: 14_400_000,
    total_slow_wave_sleep_time_milli: 5_400_000,
    total_rem_sleep_time_milli: 6_600_000,
    respiratory_rate: 14.25,
    sleep_efficiency_percentage: 90,
    sleep_performance_percentage: null,
    updated_at: new Date('2026-03-09T23:00:00Z'),
  })
})

it('never fills a recovery score, and keeps Oura’s own scores under their names', () => {
  expect(recoveryRecord(recoveryParts)).toMatchObject({
    provider_id: sleepReply.id,
    recovery_score: null,
    resting_heart_rate: 46,
    hrv_rmssd_milli: 71,
    spo2_percentage: 96.75,
    skin_temp_celsius: null,
    other_values: {
      skin_temp_deviation_celsius: -0.12,
      sleeping_heart_rate: 52.375,
      oura_readiness: 82,
      oura_sleep_score: 79,
    },
  })
})

it('keeps a temperature that does not deviate, and leaves out a heart rate, a breath or a score of 0', () => {
  const sleep = { ...sleepReply, average_heart_rate: 0, lowest_heart_rate: 0, average_hrv: 0, average_breath: 0 }
  const readiness = { ...readinessReply, score: 0, temperature_deviation: 0 }
  expect(recoveryRecord({ sleep, readiness, spo2: { spo2_percentage: { average: 0 } } })).toMatchObject({
    resting_heart_rate: null,
    hrv_rmssd_milli: null,
    spo2_percentage: null,
    other_values: { skin_temp_deviation_celsius: 0 },
    score_state: 'SCORED',
  })
  expect(sleepRecord({ sleep, cycle_id: null }).respiratory_rate).toBeNull()
})

it('calls a morning without a value pending, not scored with nulls', () => {
  const { average_heart_rate: _, lowest_heart_rate: __, average_hrv: ___, ...sleep } = sleepReply
  const recovery = recoveryRecord({ sleep, readiness: undefined, spo2: null })
  expect(recovery).toMatchObject({ score_state: 'PENDING_SCORE', other_values: null })
})

it('gives a day its energy in kilojoules and no strain', () => {
  expect(cycleRecord(cycleParts)).toMatchObject({
    provider_id: sleepReply.id,
    start_at: new Date('2026-03-09T21:40:12Z'),
    end_at: new Date('2026-03-10T22:05:00Z'),
    strain: null,
    score_state: 'SCORED',
  })
  expect(cycleRecord(cycleParts).kilojoule).toBeCloseTo(10_460, 6)
  const running = cycleRecord({ ...cycleParts, ends: null, activity: { ...activityReply, total_calories: 0 } })
  expect(running).toMatchObject({ end_at: null, kilojoule: null, score_state: 'PENDING_SCORE' })
})

it('keeps a workout without values, and its sport as Oura writes it', () => {
  expect(workoutRecord(workoutReply)).toMatchObject({ sport_name: 'running', strain: null, distance_meter: 9_500.5 })
  expect(workoutRecord(workoutReply).kilojoule).toBeCloseTo(2_092, 6)
  expect(workoutRecord({ ...workoutReply, activity: '', calories: null, distance: null })).toMatchObject({
    sport_name: 'activity',
    kilojoule: null,
    score_state: 'UNSCORABLE',
  })
})

it('identifies the account by its number, and knows no name', () => {
  expect(profileRecord(personReply)).toMatchObject({ provider_user_id: '42-of-oura', first_name: null })
})

it('gives no nap a day of its own', () => {
  const nap = { ...sleepReply, id: 'nap', type: 'late_nap', total_sleep_duration: 1_800 }
  const [night, afternoon] = partsOf([sleepReply, nap, { ...nap, id: 'gone', type: 'deleted' }]).map(sleepRecord)
  expect([night?.nap, night?.cycle_id]).toEqual([false, sleepReply.id])
  expect([afternoon?.nap, afternoon?.cycle_id]).toEqual([true, null])
  expect(partsOf([{ ...nap, type: 'rest' }])).toEqual([])
})

const seconds = fc.option(fc.integer({ min: 0, max: 86_400 }))
const value = fc.option(fc.double({ min: 0, max: 300, noNaN: true }))
const offsets = fc.constantFrom('Z', '-11:00', '-05:00', '+01:00', '+05:45', '+14:00')
const nights = fc
  .record({
    start: fc.date({ min: new Date('2015-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    hours: fc.double({ min: 0.3, max: 14, noNaN: true }),
    offset: offsets,
    type: fc.constantFrom('long_sleep', 'sleep', 'late_nap', null, 'siesta'),
    durations: fc.tuple(seconds, seconds, seconds, seconds),
    values: fc.tuple(value, value, value, value),
  })
  .map(({ start, hours, offset, type, durations: [total, light, deep, rem], values: [hr, low, hrv, breath] }) => {
    const end = new Date(start.getTime() + hours * 3_600_000)
    const local = (at: Date) => {
      const ahead =
        offset === 'Z' ? 0 : Number(`${offset[0]}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4)))
      return new Date(at.getTime() + ahead * 60_000).toISOString().replace('Z', offset)
    }
    return {
      ...sleepReply,
      type,
      bedtime_start: local(start),
      bedtime_end: local(end),
      day: local(end).slice(0, 10),
      total_sleep_duration: total,
      light_sleep_duration: light,
      deep_sleep_duration: deep,
      rem_sleep_duration: rem,
      average_heart_rate: hr,
      lowest_heart_rate: low,
      average_hrv: hrv,
      average_breath: breath,
    }
  })

it('maps any night: instants stay, the day is that of waking, no value is made up, and no score is compared', () => {
  fc.assert(
    fc.property(nights, (sleep) => {
      const [raw] = partsOf([sleep])
      const record = sleepRecord(raw)
      expect(record.start_at.getTime()).toBe(Date.parse(sleep.bedtime_start))
      expect(wakeDay(record)).toBe(sleep.day)
      expect(record.updated_at <= record.end_at).toBe(true)
      expect(record.total_light_sleep_time_milli).toBe(
        sleep.light_sleep_duration === null ? null : sleep.light_sleep_duration * 1000,
      )
      expect(record.nap && record.cycle_id !== null).toBe(false)
      const recovery = recoveryRecord({ sleep })
      expect(recovery.recovery_score).toBeNull()
      expect(recovery.hrv_rmssd_milli).toBe(sleep.average_hrv || null)
      expect(Object.keys(recovery.other_values ?? {}).every((key) => key in OTHER_VALUES)).toBe(true)
    }),
  )
})
