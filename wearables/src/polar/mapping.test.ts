import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RecordKind } from '../records.ts'
import { cycleRecord, RECORD_OF, recoveryRecord, sleepRecord } from './mapping.ts'
import { accountOffsetMinutes, bodyMeasurementRecord, profileRecord } from './person-mapping.ts'
import { PARTS, rechargeReply, sessionReply, sleepReply } from './replies-for-tests.ts'
import { workoutRecord } from './workout-mapping.ts'

const KINDS = Object.keys(PARTS) as RecordKind[]

it('reads a night: seconds as text, and the day on which it ended', () => {
  expect(sleepRecord(PARTS.sleep)).toEqual({
    provider_id: 'day:2026-03-10',
    updated_at: new Date('2026-03-10T05:48:12.418Z'),
    raw: PARTS.sleep,
    cycle_id: 'day:2026-03-10',
    start_at: new Date('2026-03-09T21:40:12.418Z'),
    end_at: new Date('2026-03-10T05:48:12.418Z'),
    timezone_offset: '+01:00',
    nap: false,
    score_state: 'SCORED',
    total_in_bed_time_milli: 29_280_000,
    total_awake_time_milli: 1_380_000,
    total_no_data_time_milli: 29_500,
    total_light_sleep_time_milli: 14_910_500,
    total_slow_wave_sleep_time_milli: 6_630_000,
    total_rem_sleep_time_milli: 6_330_000,
    sleep_cycle_count: null,
    disturbance_count: 18,
    sleep_need_milli: null,
    respiratory_rate: 15,
    sleep_performance_percentage: null,
    sleep_consistency_percentage: null,
    sleep_efficiency_percentage: 95.29,
  })
})

it('reads a morning: intervals as beats a minute, scores under their own names, and no recovery of 0 to 100 %', () => {
  expect(recoveryRecord(PARTS.recovery)).toMatchObject({
    provider_id: 'day:2026-03-10',
    cycle_id: 'day:2026-03-10',
    sleep_id: 'day:2026-03-10',
    score_state: 'SCORED',
    recovery_score: null,
    resting_heart_rate: 50,
    hrv_rmssd_milli: 62,
    spo2_percentage: null,
    other_values: { polar_nightly_recharge: 3, polar_ans_charge: -4.49, polar_sleep_score: 84.3 },
  })
})

it.each([
  ['with a Nightly Recharge is one', { ansStatus: 0 }, 0],
  ['without one is nothing', { ansStatus: 0, recoveryIndicator: 0 }, undefined],
  ['that is missing is nothing', { ansStatus: undefined }, undefined],
  ['below 0 without a Nightly Recharge is one', { recoveryIndicator: undefined }, -4.49],
])('an ANS charge of 0 %s', (_what, changes, expected) => {
  const recharge = { ...rechargeReply, ...changes }
  expect(recoveryRecord({ ...PARTS.recovery, recharge }).other_values?.polar_ans_charge).toBe(expected)
})

it('takes 0 for a value that was not measured', () => {
  const recharge = {
    sleepResultDate: '2026-03-10',
    ansStatus: 0,
    recoveryIndicator: 0,
    meanNightlyRecoveryRri: 0,
    meanNightlyRecoveryRmssd: 0,
    meanNightlyRecoveryRespirationInterval: 0,
  }
  const sleep = { ...sleepReply, sleepScore: { sleepScore: 0 } }
  expect(recoveryRecord({ ...PARTS.recovery, sleep, recharge })).toMatchObject({
    score_state: 'PENDING_SCORE',
    resting_heart_rate: null,
    hrv_rmssd_milli: null,
    other_values: null,
  })
  expect(sleepRecord({ ...PARTS.sleep, recharge }).respiratory_rate).toBeNull()
  const session = { ...sessionReply, hrAvg: 0, hrMax: 0, calories: 0, distanceMeters: 0 }
  expect(workoutRecord({ ...PARTS.workout, session })).toMatchObject({
    average_heart_rate: null,
    max_heart_rate: null,
    kilojoule: null,
    distance_meter: null,
  })
})

it.each([
  [800, null], // 75 a minute: the example of Polar's description
  [1499, null],
  [1500, 40],
  [15_000, 4],
  [15_001, null],
])('a breath every %i ms is %s a minute', (meanNightlyRecoveryRespirationInterval, expected) => {
  const recharge = { ...rechargeReply, meanNightlyRecoveryRespirationInterval }
  expect(sleepRecord({ ...PARTS.sleep, recharge }).respiratory_rate).toBe(expected)
})

it.each([
  ['polar_nightly_recharge', { recoveryIndicator: 6 }, 6],
  ['polar_nightly_recharge', { recoveryIndicator: 7 }, undefined],
  ['polar_nightly_recharge', { recoveryIndicator: -1 }, undefined],
  ['polar_ans_charge', { ansStatus: -15.7068 }, -15.7068],
  ['polar_ans_charge', { ansStatus: 15.71 }, undefined],
] as const)('keeps a score within its scale: %s of %o is %s', (key, changes, expected) => {
  const recharge = { ...rechargeReply, ...changes }
  expect(recoveryRecord({ ...PARTS.recovery, recharge }).other_values?.[key]).toBe(expected)
})

it('has a morning of a night whose sleep or whose recharge is not there', () => {
  expect(recoveryRecord({ ...PARTS.recovery, sleep: null })).toMatchObject({
    sleep_id: null,
    hrv_rmssd_milli: 62,
    updated_at: new Date('2026-03-10T00:00:00Z'),
  })
  expect(recoveryRecord({ ...PARTS.recovery, recharge: null })).toMatchObject({
    score_state: 'SCORED',
    hrv_rmssd_milli: null,
    other_values: { polar_sleep_score: 84.3 },
  })
})

it('waits for a night that is not evaluated, and keeps the stages of one without any apart from 0', () => {
  const { sleepEvaluation, ...bare } = sleepReply
  expect(sleepRecord({ ...PARTS.sleep, sleep: bare })).toMatchObject({
    score_state: 'PENDING_SCORE',
    total_in_bed_time_milli: null,
    respiratory_rate: null,
  })
  const phaseDurations = { wake: '0s', rem: '0s', light: '0s', deep: '0s', unknown: '0s' }
  const sleep = { ...bare, sleepEvaluation: { ...sleepEvaluation, phaseDurations } }
  expect(sleepRecord({ ...PARTS.sleep, sleep })).toMatchObject({
    score_state: 'SCORED',
    total_in_bed_time_milli: 29_280_000,
    total_awake_time_milli: null,
    total_light_sleep_time_milli: null,
    total_rem_sleep_time_milli: null,
  })
})

it.each([
  ['the next night begins', '2026-03-11T10:40:12.418+01:00', '2026-03-11T09:40:12.418Z'],
  ['24 hours later, when that is more than 36 hours away', '2026-03-11T10:40:12.419+01:00', '2026-03-10T21:40:12.418Z'],
  ['it is not over', null, null],
])('a day lasts until %s', (_what, next_start, end) => {
  expect(cycleRecord({ ...PARTS.cycle, next_start })).toMatchObject({
    start_at: new Date('2026-03-09T21:40:12.418Z'),
    end_at: end === null ? null : new Date(end),
    strain: null,
    kilojoule: null,
  })
})

it('reads a training session: kilocalories, the wall clock of the watch, and the five zones of all its exercises', () => {
  const [exercise] = sessionReply.exercises
  const session = { ...sessionReply, exercises: [exercise, exercise] }
  expect(workoutRecord({ ...PARTS.workout, session })).toMatchObject({
    provider_id: 'session-1',
    start_at: new Date('2026-03-10T16:00:00Z'),
    end_at: new Date('2026-03-10T17:30:00Z'),
    timezone_offset: '+01:00',
    sport_name: 'trail running',
    strain: null,
    average_heart_rate: 123,
    max_heart_rate: 176,
    kilojoule: 620 * 4.184,
    distance_meter: 1772.77,
    altitude_gain_meter: 93,
    zone_durations: {
      zone_one_milli: 1_200_000,
      zone_two_milli: 1_800_000,
      zone_three_milli: 2_400_000,
      zone_four_milli: 3_000_000,
      zone_five_milli: 2_280_000,
    },
  })
})

it.each([
  ['of an exercise', { timezoneOffsetMinutes: undefined }, null, '+01:00'],
  ['of the account', { timezoneOffsetMinutes: undefined, exercises: [] }, -330, '-05:30'],
  ['0, which is one', { timezoneOffsetMinutes: 0 }, 60, '+00:00'],
  ['of the time itself', { startTime: '2026-03-10T17:00:00-07:00', stopTime: undefined }, null, '-07:00'],
])('places a session by the offset %s', (_what, changes, account_offset_minutes, offset) => {
  const session = { ...sessionReply, ...changes }
  expect(workoutRecord({ ...PARTS.workout, session, account_offset_minutes }).timezone_offset).toBe(offset)
})

it('refuses a session whose time zone nobody tells: it would be placed hours away', () => {
  const session = { ...sessionReply, timezoneOffsetMinutes: undefined, exercises: undefined }
  expect(() => workoutRecord({ ...PARTS.workout, session })).toThrow('The session names no time zone')
})

it.each([
  [{ stopTime: undefined }, '2026-03-10T17:29:00.000Z'],
  [{ stopTime: '2026-03-10T16:59:00' }, '2026-03-10T17:29:00.000Z'],
])('ends a session with %o by what was recorded', (changes, end) => {
  expect(workoutRecord({ ...PARTS.workout, session: { ...sessionReply, ...changes } }).end_at).toEqual(new Date(end))
})

it('calls a session of an unknown sport an activity', () => {
  expect(workoutRecord({ ...PARTS.workout, sport: null }).sport_name).toBe('activity')
})

it('names an account by its own id, else by its e-mail address in whatever case', () => {
  const id = profileRecord({ email: 'Ada@example.com' }).provider_user_id
  expect(id).toMatch(/^email:[0-9a-f]{32}$/)
  expect(profileRecord({ email: ' ada@EXAMPLE.com' }).provider_user_id).toBe(id)
  expect(profileRecord({ email: 'ben@example.com' }).provider_user_id).not.toBe(id)
  expect(profileRecord({ email: 'ada@example.com', identifier: { id: 81 } }).provider_user_id).toBe('81')
  expect(() => profileRecord({ firstName: 'Ada' })).toThrow('neither an id nor an e-mail address')
})

it('reads height in centimetres, and what is missing as null', () => {
  const account = { physicalInformation: { height: 182, weight: 0 }, localizationSettings: {} }
  expect(bodyMeasurementRecord(account)).toMatchObject({
    height_meter: 1.82,
    weight_kilogram: null,
    max_heart_rate: null,
  })
  expect(accountOffsetMinutes(account)).toBeNull()
})

it.each<[RecordKind, object, string]>([
  ['sleep', { sleepDate: '10.03.2026' }, 'sleepDate'],
  ['sleep', { sleepResult: undefined }, 'sleepResult'],
  ['sleep', { sleepEvaluation: { phaseDurations: { rem: 6330 } } }, 'rem'],
  ['sleep', { sleepEvaluation: { phaseDurations: { rem: 'PT1H' } } }, 'rem'],
  ['sleep', { sleepScore: { sleepScore: 'good' } }, 'sleepScore'],
])('refuses a %s with %o, and names the field', (kind, changes, field) => {
  const part = { ...PARTS[kind], sleep: { ...sleepReply, ...changes } }
  expect(() => RECORD_OF[kind](part)).toThrow(field)
})

it.each([
  ['without an offset', '2026-03-09T22:40:12'],
  ['after its end', '2026-03-10T06:48:12.419+01:00'],
  ['before there were watches', '1970-01-01T00:00:00Z'],
])('refuses a night that begins %s', (_what, sleepStart) => {
  const { sleepEnd } = sleepReply.sleepResult.hypnogram
  const sleep = { ...sleepReply, sleepResult: { hypnogram: { sleepStart, sleepEnd } } }
  expect(() => sleepRecord({ ...PARTS.sleep, sleep })).toThrow()
})

const seconds = fc.integer({ min: 0, max: 40_000 })
const value = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }), { nil: undefined })

it('never gives a recovery, a strain or a value of 0 that was not measured, whatever comes', () => {
  const recharge = fc.record({
    sleepResultDate: fc.constant('2026-03-10'),
    ansStatus: value,
    recoveryIndicator: value,
    meanNightlyRecoveryRri: value,
    meanNightlyRecoveryRmssd: value,
    meanNightlyRecoveryRespirationInterval: value,
  })
  fc.assert(
    fc.property(recharge, (given) => {
      const record = recoveryRecord({ ...PARTS.recovery, recharge: given })
      expect(record.recovery_score).toBeNull()
      for (const measured of [record.hrv_rmssd_milli, record.resting_heart_rate])
        expect(measured === null || measured > 0).toBe(true)
      const { polar_nightly_recharge: recharge = 1, polar_ans_charge: charge = 0 } = record.other_values ?? {}
      expect([recharge >= 1 && recharge <= 6, Math.abs(charge) <= 15.7068]).toEqual([true, true])
      const { respiratory_rate } = sleepRecord({ ...PARTS.sleep, recharge: given })
      expect(respiratory_rate === null || (respiratory_rate >= 4 && respiratory_rate <= 40)).toBe(true)
    }),
  )
})

it('the stages are the seconds that Polar gives, and the parts of a night do not change its span', () => {
  fc.assert(
    fc.property(seconds, seconds, seconds, seconds, (light, deep, rem, wake) => {
      fc.pre(light + deep + rem > 0)
      const phaseDurations = { light: `${light}s`, deep: `${deep}s`, rem: `${rem}.5s`, wake: `${wake}s` }
      const sleep = { ...sleepReply, sleepEvaluation: { phaseDurations } }
      expect(sleepRecord({ ...PARTS.sleep, sleep })).toMatchObject({
        total_light_sleep_time_milli: light * 1000,
        total_slow_wave_sleep_time_milli: deep * 1000,
        total_rem_sleep_time_milli: rem * 1000 + 500,
        total_awake_time_milli: wake * 1000,
        total_no_data_time_milli: null,
        total_in_bed_time_milli: 29_280_000,
      })
    }),
  )
})

it('rebuilds the same record from the stored reply', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), value, (kind, given) => {
      const part = JSON.parse(JSON.stringify({ ...PARTS[kind], new_in_v5: given ?? null }))
      const record = RECORD_OF[kind](part)
      const stored = JSON.parse(JSON.stringify(record.raw))
      expect(RECORD_OF[kind](stored)).toEqual({ ...record, raw: stored })
    }),
  )
})
