import { knownValues } from '../known-values.ts'
import { exportId } from '../own-export/export-ids.ts'
import type { CycleRecord, RecoveryRecord, SleepRecord } from '../records.ts'
import { dateOf } from './dates.ts'
import type { Night } from './nights.ts'
import { asleepSeconds, isStaged } from './stages.ts'

/** What was measured for a morning, in our units; null: not measured. */
export interface MorningValues {
  restingHeartRate: number | null
  hrvSdnn: number | null
  hrvRmssd: number | null
  spo2: number | null
}

const milli = (seconds: number) => seconds * 1000
export const cycleIdOf = ({ session }: Night) => exportId('cycle', dateOf(session.start))
const sleepIdOf = ({ session }: Night) => exportId('sleep', dateOf(session.start))

/**
 * The span is from the first to the last piece of the chosen source. In a night with stages, time in bed without sleep is awake,
 * and time that no piece covers has no data. In one without, all that is not asleep is awake. A phone may tell only the time in
 * bed.
 * @param cycleId of the day that the night begins; null for a nap, which counts by its time
 */
export function sleepRecord(night: Night, cycleId: string | null, respiratoryRate: number | null): SleepRecord {
  const { session, offset, nap } = night
  const { seconds, start, end } = session
  const asleep = asleepSeconds(seconds)
  const staged = isStaged(seconds)
  const ofStaged = (value: number) => (staged ? milli(value) : null)
  const awake = staged ? seconds.awake + seconds.in_bed : end - start - asleep
  return {
    provider_id: sleepIdOf(night),
    updated_at: dateOf(end),
    raw: rawOf(night),
    cycle_id: nap ? null : cycleId,
    start_at: dateOf(start),
    end_at: dateOf(end),
    timezone_offset: offset,
    nap,
    score_state: 'SCORED',
    total_in_bed_time_milli: milli(end - start),
    total_awake_time_milli: asleep > 0 ? milli(awake) : null,
    total_no_data_time_milli: ofStaged(seconds.asleep + seconds.gap),
    total_light_sleep_time_milli: ofStaged(seconds.core),
    total_slow_wave_sleep_time_milli: ofStaged(seconds.deep),
    total_rem_sleep_time_milli: ofStaged(seconds.rem),
    sleep_cycle_count: null,
    disturbance_count: null,
    sleep_need_milli: null,
    respiratory_rate: respiratoryRate,
    sleep_performance_percentage: null,
    sleep_consistency_percentage: null,
    sleep_efficiency_percentage: asleep > 0 ? (asleep / (end - start)) * 100 : null,
  }
}

/** The day that a night begins. Its energy and heart rates are not read: they are millions of records. */
export function cycleOfNight(night: Night, endAt: Date | null): CycleRecord {
  return {
    ...NO_TOTALS,
    provider_id: cycleIdOf(night),
    updated_at: dateOf(night.session.end),
    raw: { source: night.session.source.name, ends: endAt },
    start_at: dateOf(night.session.start),
    end_at: endAt,
    timezone_offset: night.offset,
  }
}

export const NO_TOTALS = {
  score_state: 'UNSCORABLE',
  strain: null,
  kilojoule: null,
  average_heart_rate: null,
  max_heart_rate: null,
} as const satisfies Partial<CycleRecord>

/** undefined: nothing was measured, which is no recovery of 0. */
export function recoveryOfNight(night: Night, values: MorningValues): RecoveryRecord | undefined {
  const asleep = asleepSeconds(night.session.seconds)
  return recoveryRecord(
    { id: cycleIdOf(night), sleepId: sleepIdOf(night), at: dateOf(night.session.end) },
    values,
    // A night without stages has no other place for it.
    asleep > 0 && !isStaged(night.session.seconds) ? milli(asleep) : null,
  )
}

/**
 * A morning. SDNN is never rMSSD, and there is no formula between them.
 * @param asleepMilli of a night that was not divided into stages
 */
export function recoveryRecord(
  cycle: { id: string; sleepId: string | null; at: Date },
  values: MorningValues,
  asleepMilli: number | null,
): RecoveryRecord | undefined {
  const { restingHeartRate, hrvSdnn, hrvRmssd, spo2 } = values
  const other_values = knownValues({ hrv_sdnn_milli: hrvSdnn, sleep_duration_milli: asleepMilli })
  if ([restingHeartRate, hrvRmssd, spo2, other_values].every((value) => value === null)) return undefined
  return {
    provider_id: cycle.id,
    updated_at: cycle.at,
    raw: { ...values, asleepMilli },
    cycle_id: cycle.id,
    sleep_id: cycle.sleepId,
    score_state: 'SCORED',
    user_calibrating: null,
    recovery_score: null,
    resting_heart_rate: restingHeartRate,
    hrv_rmssd_milli: hrvRmssd,
    spo2_percentage: spo2,
    skin_temp_celsius: null,
    other_values,
  }
}

/** The pieces of the night, in seconds since its beginning. */
function rawOf({ session }: Night) {
  const { source, segments, start } = session
  return {
    source: source.name,
    pieces: segments.map((segment) => [segment.stage, segment.start - start, segment.end - start]),
  }
}
