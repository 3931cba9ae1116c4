import { endOfNightsDay } from '../night-day-end.ts'
import type { CycleRecord, RecoveryRecord, SleepRecord } from '../records.ts'
import { offsetAt } from '../time-zones.ts'
import { DayReply, NightReply } from './replies.ts'

/**
 * Converts what the client keeps of Withings's replies to records. Pure: a record can be rebuilt from its stored `raw`. Each
 * function throws a ZodError for a reply in another shape. A night, its morning and its day have the number of the night.
 */

/** The day from one night to the next. A mat under the mattress knows nothing of it. */
export function cycleRecord(raw: unknown): CycleRecord {
  const { night, next_start } = DayReply.parse(raw)
  return {
    provider_id: night.id,
    updated_at: night.modified,
    raw,
    start_at: night.startdate,
    end_at: next_start && endOfNightsDay(night.startdate, next_start, next_start),
    timezone_offset: offsetAt(night.timezone, night.enddate),
    score_state: 'UNSCORABLE',
    strain: null,
    kilojoule: null,
    average_heart_rate: null,
    max_heart_rate: null,
  }
}

/** A night in bed, from lying down to getting up. */
export function sleepRecord(raw: unknown): SleepRecord {
  const { night, nap } = NightReply.parse(raw)
  const { data } = night
  const asleep = (data?.lightsleepduration ?? 0) + (data?.deepsleepduration ?? 0) + (data?.remsleepduration ?? 0)
  const stage = (milliseconds: number | null | undefined) => (asleep > 0 ? (milliseconds ?? null) : null)
  return {
    provider_id: night.id,
    updated_at: night.modified,
    raw,
    cycle_id: nap ? null : night.id,
    start_at: night.startdate,
    end_at: night.enddate,
    timezone_offset: offsetAt(night.timezone, night.enddate),
    nap,
    score_state: asleep > 0 ? 'SCORED' : 'UNSCORABLE',
    total_in_bed_time_milli: stage(data?.total_timeinbed ?? night.enddate.getTime() - night.startdate.getTime()),
    total_awake_time_milli: stage(data?.wakeupduration),
    total_no_data_time_milli: null,
    total_light_sleep_time_milli: stage(data?.lightsleepduration),
    total_slow_wave_sleep_time_milli: stage(data?.deepsleepduration),
    total_rem_sleep_time_milli: stage(data?.remsleepduration),
    sleep_cycle_count: null,
    disturbance_count: stage(data?.wakeupcount),
    sleep_need_milli: null,
    respiratory_rate: stage(data?.rr_average),
    sleep_performance_percentage: null,
    sleep_consistency_percentage: null,
    sleep_efficiency_percentage: stage(efficiencyOf(data?.sleep_efficiency)),
  }
}

/** By its description a ratio of 0 to 1; one of its own examples has 85. */
function efficiencyOf(given: number | null | undefined): number | null {
  if (given == null || given > 100) return null
  return given <= 1 ? given * 100 : given
}

/**
 * The morning holds Withings's score of the night and the heart rate asleep: no recovery and no resting heart rate. Its rMSSD is
 * the mean of a short time at the beginning and at the end of a night, comparable with nobody's, and not read.
 */
export function recoveryRecord(raw: unknown): RecoveryRecord {
  const { night } = NightReply.parse(raw)
  const { sleep_score, hr_average } = night.data ?? {}
  const other_values = {
    ...(sleep_score != null && sleep_score <= 100 && { withings_sleep_score: sleep_score }),
    ...(hr_average != null && { sleeping_heart_rate: hr_average }),
  }
  const isEmpty = Object.keys(other_values).length === 0
  return {
    provider_id: night.id,
    updated_at: night.modified,
    raw,
    cycle_id: night.id,
    sleep_id: night.id,
    score_state: isEmpty ? 'UNSCORABLE' : 'SCORED',
    user_calibrating: null,
    recovery_score: null,
    resting_heart_rate: null,
    hrv_rmssd_milli: null,
    spo2_percentage: null,
    skin_temp_celsius: null,
    other_values: isEmpty ? null : other_values,
  }
}
