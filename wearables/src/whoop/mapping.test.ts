import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseJson } from '../http/json.ts'
import type { RecordKind } from '../records.ts'
import {
  bodyMeasurementRecord,
  cycleRecord,
  profileRecord,
  RECORD_OF,
  recoveryRecord,
  sleepRecord,
  workoutRecord,
} from './mapping.ts'
import {
  bodyMeasurementReply,
  cycleReply,
  profileReply,
  recoveryReply,
  sleepReply,
  workoutReply,
} from './replies-for-tests.ts'

const REPLIES = { cycle: cycleReply, sleep: sleepReply, recovery: recoveryReply, workout: workoutReply }
const KINDS = Object.keys(REPLIES) as RecordKind[]

it('reads a scored cycle', () => {
  expect(cycleRecord(cycleReply)).toEqual({
    provider_id: '93845',
    updated_at: new Date('2026-03-10T06:10:00.250Z'),
    raw: cycleReply,
    start_at: new Date('2026-03-09T21:40:12Z'),
    end_at: new Date('2026-03-10T22:05:00Z'),
    timezone_offset: '+01:00',
    score_state: 'SCORED',
    strain: 12.83,
    kilojoule: 9845.25,
    average_heart_rate: 71,
    max_heart_rate: 182,
  })
})

it('reads the running cycle: no end, and a strain so far', () => {
  const { end: _, ...running } = cycleReply
  expect(cycleRecord(running)).toMatchObject({ end_at: null, strain: 12.83 })
})

it('reads a scored sleep: the need is the sum of its four parts, naps make it smaller', () => {
  expect(sleepRecord(sleepReply)).toMatchObject({
    provider_id: sleepReply.id,
    cycle_id: '93845',
    nap: false,
    total_slow_wave_sleep_time_milli: 6_630_370,
    sleep_need_milli: 27_395_716 + 352_230 + 208_595 - 12_312,
    sleep_efficiency_percentage: 91.69,
  })
})

it('has no sleep need when a part of it is missing', () => {
  const { baseline_milli: _, ...parts } = sleepReply.score.sleep_needed
  const reply = { ...sleepReply, score: { ...sleepReply.score, sleep_needed: parts } }
  expect(sleepRecord(reply).sleep_need_milli).toBeNull()
})

it('names a recovery after its cycle', () => {
  expect(recoveryRecord(recoveryReply)).toMatchObject({
    provider_id: '93845',
    cycle_id: '93845',
    sleep_id: sleepReply.id,
  })
})

it('keeps a real 0 and a decimal', () => {
  const reply = { ...cycleReply, score: { ...cycleReply.score, strain: 0, average_heart_rate: 70.5 } }
  expect(cycleRecord(reply)).toMatchObject({ strain: 0, average_heart_rate: 70.5 })
})

it('reads zones given as text, and skips those that are not numbers', () => {
  const zone_durations = { zone_zero_milli: '300000', zone_one_milli: 'long', zone_two_milli: 0, other: 1 }
  const { zone_durations: zones } = workoutRecord({
    ...workoutReply,
    score: { ...workoutReply.score, zone_durations },
  })
  expect(zones).toEqual({ zone_zero_milli: 300_000, zone_two_milli: 0 })
})

it('writes the offset Z as +00:00', () => {
  expect(cycleRecord({ ...cycleReply, timezone_offset: 'Z' }).timezone_offset).toBe('+00:00')
})

it('calls a workout without a sport an activity', () => {
  expect(workoutRecord({ ...workoutReply, sport_name: undefined }).sport_name).toBe('activity')
})

it('reads profile and body measurement', () => {
  expect(profileRecord(profileReply)).toMatchObject({ provider_user_id: '10129', email: 'ada@example.com' })
  expect(bodyMeasurementRecord({ ...bodyMeasurementReply, weight_kilogram: undefined })).toEqual({
    height_meter: 1.8288,
    weight_kilogram: null,
    max_heart_rate: 200,
    raw: { ...bodyMeasurementReply, weight_kilogram: undefined },
  })
})

it('keeps every digit of an int64 id', () => {
  const reply = parseJson(JSON.stringify(cycleReply).replace('93845', '9223372036854775807'))
  expect(cycleRecord(reply).provider_id).toBe('9223372036854775807')
})

/** The values of a record: no ids, times or words. */
const valuesOf = (record: object) =>
  Object.entries(record).flatMap(([field, value]) =>
    field !== 'raw' && (typeof value === 'number' || field === 'zone_durations') && value !== null ? [field] : [],
  )

it.each(KINDS.flatMap((kind) => [[kind, 'PENDING_SCORE'] as const, [kind, 'UNSCORABLE'] as const]))(
  'a %s that is %s has no values, even if the reply contains a score',
  (kind, score_state) => {
    const record = RECORD_OF[kind]({ ...REPLIES[kind], score_state })
    expect(record.score_state).toBe(score_state)
    expect(valuesOf(record)).toEqual([])
  },
)

it.each(KINDS)('waits for the score of a %s that is SCORED without one, or of an unknown state', (kind) => {
  expect(RECORD_OF[kind]({ ...REPLIES[kind], score: undefined }).score_state).toBe('PENDING_SCORE')
  expect(RECORD_OF[kind]({ ...REPLIES[kind], score_state: 'DELAYED' }).score_state).toBe('PENDING_SCORE')
})

it.each(KINDS)('a %s with an empty score, and one with unknown fields, is still a record', (kind) => {
  expect(valuesOf(RECORD_OF[kind]({ ...REPLIES[kind], score: {} }))).toEqual([])
  const reply = { ...REPLIES[kind], new_in_v3: { deep: [1] } }
  expect(RECORD_OF[kind](reply).raw).toBe(reply)
})

it('rebuilds the same record from the stored raw reply, whatever the score', () => {
  const score = fc.dictionary(
    fc.constantFrom('strain', 'kilojoule', 'recovery_score', 'respiratory_rate', 'hrv_rmssd_milli'),
    // Plus 0: JSON has no -0.
    fc.option(
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map((value) => value + 0),
      { nil: null },
    ),
  )
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), score, (kind, values) => {
      const record = RECORD_OF[kind]({ ...REPLIES[kind], score: values })
      const stored = JSON.parse(JSON.stringify(record.raw))
      expect(RECORD_OF[kind](stored)).toEqual({ ...record, raw: stored })
    }),
  )
})
