import { OTHER_VALUES, type OtherValueKey } from '@corner/contract/constants/other-values.ts'
import { endOfNightsDay } from '../night-day-end.ts'
import type { CycleRecord, RecordKind, RecordKinds, RecoveryRecord, SleepRecord } from '../records.ts'
import { DayReply, MorningReply, NightReply } from './replies.ts'
import { workoutRecord } from './workout-mapping.ts'

/**
 * Converts what the client keeps of Polar's replies to records. Pure: a record can be rebuilt from its stored `raw`. Each
 * function throws a ZodError for a reply in another shape. Polar gives nights no ids: a night, its morning and its day have
 * that of the day on which it ended, which Polar names.
 *
 * Their change time is the end of the night: v4 tells none. A changed reply of the same time replaces the stored one, and
 * one that is the same writes nothing.
 */

const MINUTE_MS = 60_000
/** Outside of these, the interval was no breath. */
const BREATHS_A_MINUTE = { least: 4, most: 40 }

const idOf = (day: string) => `day:${day}`

/** The day from falling asleep to falling asleep. Polar v4 has no total of a day's energy, nor its heart rates. */
export function cycleRecord(raw: unknown): CycleRecord {
  const { day, sleep, next_start } = DayReply.parse(raw)
  const { sleepStart, sleepEnd } = sleep.sleepResult.hypnogram
  const next = next_start == null ? null : new Date(next_start)
  return {
    provider_id: idOf(day),
    updated_at: sleepEnd.at,
    raw,
    start_at: sleepStart.at,
    end_at: next && endOfNightsDay(sleepStart.at, next, next),
    timezone_offset: sleepEnd.offset,
    score_state: 'UNSCORABLE',
    strain: null,
    kilojoule: null,
    average_heart_rate: null,
    max_heart_rate: null,
  }
}

/** Polar's night: it knows no naps. Its span is from falling asleep to waking up, without lying awake before and after. */
export function sleepRecord(raw: unknown): SleepRecord {
  const { day, sleep, recharge } = NightReply.parse(raw)
  const { sleepStart, sleepEnd } = sleep.sleepResult.hypnogram
  const { sleepEvaluation: evaluation } = sleep
  const phases = evaluation?.phaseDurations
  const staged = (phases?.light ?? 0) + (phases?.deep ?? 0) + (phases?.rem ?? 0) > 0
  const stage = (milliseconds: number | null | undefined) => (staged ? (milliseconds ?? null) : null)
  return {
    provider_id: idOf(day),
    updated_at: sleepEnd.at,
    raw,
    cycle_id: idOf(day),
    start_at: sleepStart.at,
    end_at: sleepEnd.at,
    timezone_offset: sleepEnd.offset,
    nap: false,
    score_state: evaluation ? 'SCORED' : 'PENDING_SCORE',
    total_in_bed_time_milli: evaluation ? sleepEnd.at.getTime() - sleepStart.at.getTime() : null,
    total_awake_time_milli: stage(phases?.wake ?? evaluation?.interruptions?.totalDuration),
    total_no_data_time_milli: stage(phases?.unknown),
    total_light_sleep_time_milli: stage(phases?.light),
    total_slow_wave_sleep_time_milli: stage(phases?.deep),
    total_rem_sleep_time_milli: stage(phases?.rem),
    sleep_cycle_count: null,
    disturbance_count: evaluation?.interruptions?.totalCount ?? null,
    sleep_need_milli: null,
    respiratory_rate: evaluation ? breathsAMinute(recharge?.meanNightlyRecoveryRespirationInterval) : null,
    sleep_performance_percentage: null,
    sleep_consistency_percentage: null,
    sleep_efficiency_percentage: evaluation?.analysis?.efficiencyPercent ?? null,
  }
}

/**
 * The morning: from half an hour to four and a half hours after falling asleep, Polar takes the mean interval of the heart's
 * beats and rMSSD. Its Nightly Recharge is one of six classes, and no recovery of 0 to 100 %.
 */
export function recoveryRecord(raw: unknown): RecoveryRecord {
  const { day, sleep, recharge } = MorningReply.parse(raw)
  const scores = scoresOf({
    polar_nightly_recharge: recharge?.recoveryIndicator,
    // Without a Nightly Recharge, 0 is protobuf's default.
    polar_ans_charge: recharge?.recoveryIndicator ? recharge.ansStatus : recharge?.ansStatus || null,
    polar_sleep_score: sleep?.sleepScore?.sleepScore,
  })
  const interval = recharge?.meanNightlyRecoveryRri ?? null
  const hrv_rmssd_milli = recharge?.meanNightlyRecoveryRmssd ?? null
  const isEmpty = interval === null && hrv_rmssd_milli === null && scores === null
  return {
    provider_id: idOf(day),
    updated_at: sleep?.sleepResult.hypnogram.sleepEnd.at ?? new Date(day),
    raw,
    cycle_id: idOf(day),
    sleep_id: sleep ? idOf(day) : null,
    score_state: isEmpty ? 'PENDING_SCORE' : 'SCORED',
    user_calibrating: null,
    recovery_score: null,
    resting_heart_rate: interval === null ? null : MINUTE_MS / interval,
    hrv_rmssd_milli,
    spo2_percentage: null,
    skin_temp_celsius: null,
    other_values: scores,
  }
}

/** The mapping for each kind of list. */
export const RECORD_OF: { [K in RecordKind]: (raw: unknown) => RecordKinds[K] } = {
  cycle: cycleRecord,
  sleep: sleepRecord,
  recovery: recoveryRecord,
  workout: workoutRecord,
}

type PolarScore = Extract<OtherValueKey, `polar_${string}`>

/** A number outside its scale is no such score. */
function scoresOf(values: Record<PolarScore, number | null | undefined>): RecoveryRecord['other_values'] {
  const given = Object.entries(values).filter(([key, value]) => {
    const [lowest, highest] = OTHER_VALUES[key as PolarScore].scale
    return value != null && value >= lowest && value <= highest
  })
  return given.length > 0 ? Object.fromEntries(given) : null
}

function breathsAMinute(intervalMs: number | null | undefined): number | null {
  if (!intervalMs) return null
  const breaths = MINUTE_MS / intervalMs
  return breaths >= BREATHS_A_MINUTE.least && breaths <= BREATHS_A_MINUTE.most ? breaths : null
}
