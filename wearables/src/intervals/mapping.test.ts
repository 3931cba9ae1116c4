import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localDay, nextDay } from '../calendar.ts'
import { cycleDays } from '../cycle-days.ts'
import { cycleRecord, dateOfDayId, isMeasured, profileRecord, recoveryRecord, workoutRecord } from './mapping.ts'
import { activityReply, privateFields, profileReply, wellnessDay, wellnessReply } from './replies-for-tests.ts'

const NOW = new Date('2026-03-10T20:00:00Z')
const day = (changes: object, timezone = 'Europe/Berlin') => ({ wellness: { ...wellnessReply, ...changes }, timezone })

it('reads a day as a calendar day of the athlete, from midnight to midnight: no time of the night is made up', () => {
  expect(cycleRecord(wellnessDay, NOW)).toEqual({
    provider_id: 'day:2026-03-10',
    updated_at: new Date('2026-03-10T06:10:00.250Z'),
    raw: wellnessDay,
    start_at: new Date('2026-03-09T23:00:00Z'),
    end_at: new Date('2026-03-10T23:00:00Z'),
    timezone_offset: '+01:00',
    score_state: 'SCORED',
    strain: null,
    kilojoule: null,
    average_heart_rate: null,
    max_heart_rate: null,
  })
})

it('reads the measures of the morning, and never a recovery of 0 to 100 %', () => {
  expect(recoveryRecord(wellnessDay, NOW)).toMatchObject({
    provider_id: 'day:2026-03-10',
    cycle_id: 'day:2026-03-10',
    sleep_id: null,
    score_state: 'SCORED',
    recovery_score: null,
    resting_heart_rate: 47,
    hrv_rmssd_milli: 68.5,
    spo2_percentage: 96.5,
    skin_temp_celsius: null,
    other_values: {
      hrv_sdnn_milli: 81.25,
      sleeping_heart_rate: 52.5,
      sleep_duration_milli: 27_060_000,
      respiratory_rate: 14.25,
      intervals_readiness: 73,
      intervals_sleep_score: 81,
    },
  })
})

it('never takes SDNN for rMSSD', () => {
  expect(recoveryRecord(day({ hrv: null }), NOW)).toMatchObject({
    hrv_rmssd_milli: null,
    other_values: { hrv_sdnn_milli: 81.25 },
  })
})

it('takes 0 for a measure that is not there, keeps a score of 0, and drops a score on another scale', () => {
  const none = { restingHR: 0, hrv: 0, hrvSDNN: 0, sleepSecs: 0, avgSleepingHR: 0, spO2: 0, respiration: 0 }
  expect(recoveryRecord(day({ ...none, sleepScore: 0, readiness: 820 }), NOW)).toMatchObject({
    resting_heart_rate: null,
    hrv_rmssd_milli: null,
    spo2_percentage: null,
    other_values: { intervals_sleep_score: 0 },
  })
  const nothing = recoveryRecord(day({ ...none, sleepScore: -1, readiness: null }), NOW)
  expect(nothing.other_values).toBeNull()
  expect(recoveryRecord(day({ sleepSecs: 86_401 }), NOW).other_values).not.toHaveProperty('sleep_duration_milli')
})

it('leaves out a resting heart rate that was carried over from another day', () => {
  expect(recoveryRecord(day({ tempRestingHR: true }), NOW).resting_heart_rate).toBeNull()
})

it('knows a day in which nothing is measured: fitness, steps, or a resting heart rate of another day', () => {
  const bare = { wellness: { id: '2026-03-10', ...privateFields }, timezone: 'UTC' }
  expect(isMeasured(bare)).toBe(false)
  expect(isMeasured({ ...bare, wellness: { ...bare.wellness, restingHR: 47, tempRestingHR: true } })).toBe(false)
  expect(isMeasured({ ...bare, wellness: { ...bare.wellness, hrv: 61 } })).toBe(true)
  expect(isMeasured({ ...bare, wellness: { ...bare.wellness, sleepSecs: 27_000 } })).toBe(true)
  expect(isMeasured({ ...bare, wellness: { id: 'yesterday' } })).toBe(true) // to be set aside, not to be lost
})

it.each([
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', '+01:00'],
  ['America/Chicago', '2026-11-01', '2026-11-01T05:00:00Z', '2026-11-02T06:00:00Z', '-05:00'],
  ['Pacific/Kiritimati', '2026-03-10', '2026-03-09T10:00:00Z', '2026-03-10T10:00:00Z', '+14:00'],
  ['Asia/Kolkata', '2026-03-10', '2026-03-09T18:30:00Z', '2026-03-10T18:30:00Z', '+05:30'],
  // Clocks go from 0:00 to 1:00: the day has no midnight.
  ['America/Havana', '2026-03-08', '2026-03-08T04:00:00Z', '2026-03-09T04:00:00Z', '-04:00'],
])('begins a day of %s, %s, when it begins there', (timezone, id, start, end, offset) => {
  expect(cycleRecord(day({ id }, timezone), NOW)).toMatchObject({
    start_at: new Date(start),
    end_at: new Date(end),
    timezone_offset: offset,
  })
})

it('gives each day of any zone its own date, next to each other', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'America/Havana', 'Asia/Kathmandu', 'UTC')
  const start = fc.integer({ min: Date.UTC(2001, 0, 1) / 864e5, max: Date.UTC(2029, 0, 1) / 864e5 })
  fc.assert(
    fc.property(zones, start, (timezone, first) => {
      const dates = [0, 1, 2, 3].map((later) => new Date((first + later) * 864e5).toISOString().slice(0, 10))
      const cycles = dates.map((id) => cycleRecord(day({ id }, timezone), NOW))
      expect([...cycleDays(cycles, []).values()]).toEqual(dates)
      expect(cycles.map((cycle) => localDay(cycle.start_at, cycle.timezone_offset))).toEqual(dates)
      expect(cycles.map((cycle) => dateOfDayId(cycle.provider_id))).toEqual(dates)
      expect(cycles.slice(1).map(({ start_at }) => start_at)).toEqual(cycles.slice(0, -1).map(({ end_at }) => end_at))
      expect(nextDay(dates[0] ?? '')).toBe(dates[1])
    }),
  )
})

it('reads an activity: kilocalories as kilojoules, seconds as milliseconds, zones above the fifth as the fifth', () => {
  expect(workoutRecord(activityReply, NOW)).toEqual({
    provider_id: 'i140242265',
    updated_at: new Date('2026-03-10T17:05:01.107Z'),
    raw: activityReply,
    start_at: new Date('2026-03-10T16:00:00Z'),
    end_at: new Date('2026-03-10T17:02:00Z'),
    timezone_offset: '+01:00',
    sport_name: 'running',
    score_state: 'SCORED',
    strain: null,
    average_heart_rate: 148,
    max_heart_rate: 176,
    kilojoule: 650 * 4.184,
    percent_recorded: null,
    distance_meter: 10_012.5,
    altitude_gain_meter: 46.5,
    altitude_change_meter: null,
    zone_durations: {
      zone_one_milli: 300_000,
      zone_two_milli: 1_200_000,
      zone_three_milli: 900_000,
      zone_four_milli: 600_000,
      zone_five_milli: 420_000,
    },
  })
})

it('reads an activity of which little is known', () => {
  const bare = {
    id: 'i1',
    start_date: '2026-03-10T16:00:00Z',
    start_date_local: '2026-03-10T10:30:00',
    moving_time: 60,
  }
  expect(workoutRecord(bare, NOW)).toMatchObject({
    updated_at: NOW,
    end_at: new Date('2026-03-10T16:01:00Z'),
    timezone_offset: '-05:30',
    sport_name: 'activity',
    score_state: 'UNSCORABLE',
    zone_durations: null,
  })
  expect(workoutRecord({ ...bare, type: 'NordicSki', icu_hr_zone_times: [0, 0, 0] }, NOW)).toMatchObject({
    sport_name: 'nordic ski',
    zone_durations: null,
  })
  expect(workoutRecord({ ...bare, type: 'constructor' }, NOW).sport_name).toBe('constructor')
})

it.each([
  ['start_date_local', { start_date_local: '2026-03-12T17:00:00' }],
  ['start_date_local', { start_date_local: 'at five' }],
  ['start_date', { start_date: undefined }],
  ['elapsed_time', { elapsed_time: undefined, moving_time: null }],
  ['elapsed_time', { elapsed_time: 'long' }],
  ['id', { id: '' }],
])('refuses an activity without a usable %s: %j', (field, change) => {
  expect(() => workoutRecord({ ...activityReply, ...change }, NOW)).toThrow(
    expect.objectContaining({ issues: expect.arrayContaining([expect.objectContaining({ path: [field] })]) }),
  )
})

it('keeps of the profile the id and the name', () => {
  expect(profileRecord(profileReply)).toEqual({
    provider_user_id: 'i317960',
    email: null,
    first_name: 'Ada Usual',
    last_name: null,
    raw: { id: 'i317960', name: 'Ada Usual' },
  })
})

it('rebuilds the same records from what is stored of them, whatever was measured', () => {
  const value = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((n) => n + 0))
  const measured = fc.dictionary(fc.constantFrom(...Object.keys(wellnessReply).slice(3), 'restingHR'), value)
  fc.assert(
    fc.property(measured, (values) => {
      const raw = { wellness: { id: '2026-03-10', ...values }, timezone: 'Europe/Berlin' }
      const record = recoveryRecord(raw, NOW)
      expect(recoveryRecord(JSON.parse(JSON.stringify(raw)), record.updated_at)).toEqual({ ...record, raw })
      const given = [record.resting_heart_rate, record.hrv_rmssd_milli, record.spo2_percentage]
      const stored = [...given, ...Object.values(record.other_values ?? {})]
      expect(stored.every((number) => number === null || number >= 0)).toBe(true)
      expect(isMeasured(raw)).toBe(stored.some((number) => number !== null))
    }),
  )
})
