import { type CalendarDay, localDay, nextDay, offsetMs } from '../calendar.ts'
import { endOfNightsDay } from '../night-day-end.ts'
import { EXPORT_ID_PREFIX } from '../own-export/export-ids.ts'
import type { CycleRecord, RecordBatch, RecoveryRecord, SleepRecord } from '../records.ts'
import { versionOf } from './fuller-version.ts'

/** Days of an export whose maker names each night by the day on which it ended. Records of one day have its name as their id. */

const DAY_MS = 86_400_000

/** A sleep, with the values that its maker gives. */
export type ExportSleep = Pick<SleepRecord, 'start_at' | 'end_at' | 'timezone_offset' | 'raw'> &
  Partial<
    Pick<
      SleepRecord,
      | 'total_in_bed_time_milli'
      | 'total_awake_time_milli'
      | 'total_no_data_time_milli'
      | 'total_light_sleep_time_milli'
      | 'total_slow_wave_sleep_time_milli'
      | 'total_rem_sleep_time_milli'
      | 'respiratory_rate'
      | 'sleep_efficiency_percentage'
    >
  >

/** What was measured in a night, without the sleep itself. */
export type Morning = Pick<
  RecoveryRecord,
  'resting_heart_rate' | 'hrv_rmssd_milli' | 'spo2_percentage' | 'skin_temp_celsius' | 'other_values'
>

export interface ExportDay {
  day: CalendarDay
  /** Of a day without a night. */
  timezone_offset: string
  /** The main one. */
  night: ExportSleep | null
  naps: readonly ExportSleep[]
  morning: Morning
  kilojoule: number | null
  /** What cycle and recovery were made of. */
  raw: unknown
}

/** Whether something was measured on a day besides its energy. */
export function isMeasured({ night, morning }: Pick<ExportDay, 'night' | 'morning'>): boolean {
  return night !== null || hasAny(morning)
}

/** @param now an unfinished day has no end, and no change is later */
export function recordsOfDays(days: readonly ExportDay[], now: Date): Omit<RecordBatch, 'workouts'> {
  const inOrder = days.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const measured = inOrder.filter(isMeasured)
  const nights = measured.flatMap(({ night }) => night ?? []).toSorted((a, b) => ms(a) - ms(b))
  return {
    cycles: measured.map((day) => cycleOf(day, nights, now)),
    sleeps: inOrder.flatMap((day) => sleepsOf(day, now)),
    recoveries: measured.flatMap((day) => recoveryOf(day, now) ?? []),
  }
}

const idOf = (kind: 'day' | 'sleep' | 'nap', of: string) => `${EXPORT_ID_PREFIX}${kind}:${of}`
const ms = ({ start_at }: Pick<ExportSleep, 'start_at'>) => start_at.getTime()

/** A day's version begins the same with its night and without: a later export may know the night. */
function changedOn<R extends object>(day: CalendarDay, record: R, now: Date): R & { updated_at: Date } {
  return withVersion(new Date(Date.parse(nextDay(day))), record, now)
}

/** An export tells no change times, so a fuller version counts for the later one. Never later than now. */
export function withVersion<R extends object>(end: Date, record: R, now: Date): R & { updated_at: Date } {
  return { ...record, updated_at: new Date(Math.min(now.getTime(), versionOf(end, record).getTime())) }
}

/** From falling asleep to falling asleep; of a day without a night from midnight to midnight. */
function cycleOf(day: ExportDay, nights: readonly ExportSleep[], now: Date): CycleRecord {
  const { night, kilojoule } = day
  const timezone_offset = night?.timezone_offset ?? day.timezone_offset
  const start_at = night?.start_at ?? new Date(Date.parse(day.day) - offsetMs(timezone_offset))
  const next = firstAfter(nights, start_at)
  const record: Omit<CycleRecord, 'updated_at'> = {
    provider_id: idOf('day', day.day),
    raw: day.raw,
    start_at,
    end_at: night ? endOfNightsDay(start_at, next, now) : endOfBareDay(start_at, next, now),
    timezone_offset,
    score_state: kilojoule === null ? 'UNSCORABLE' : 'SCORED',
    strain: null,
    kilojoule,
    average_heart_rate: null,
    max_heart_rate: null,
  }
  return changedOn(day.day, record, now)
}

function firstAfter(nights: readonly ExportSleep[], start: Date): Date | undefined {
  let [low, high] = [0, nights.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const night = nights[middle]
    if (night && ms(night) > start.getTime()) high = middle
    else low = middle + 1
  }
  return nights[low]?.start_at
}

function endOfBareDay(start: Date, next: Date | undefined, now: Date): Date | null {
  const midnight = start.getTime() + DAY_MS
  const end = next ? Math.min(midnight, next.getTime()) : midnight
  return end > now.getTime() ? null : new Date(end)
}

function sleepsOf({ day, night, naps }: ExportDay, now: Date): SleepRecord[] {
  const main = night && { ...sleepOf(night), provider_id: idOf('sleep', day), cycle_id: idOf('day', day) }
  const others = naps.map((nap) => {
    const minute = new Date(ms(nap) + offsetMs(nap.timezone_offset)).toISOString().slice(0, 16)
    return { ...sleepOf(nap), provider_id: idOf('nap', minute), cycle_id: null, nap: true }
  })
  return [...(main ? [main] : []), ...others].map((sleep) => changedOn(day, sleep, now))
}

function sleepOf({ start_at, end_at, timezone_offset, raw, ...values }: ExportSleep) {
  return {
    start_at,
    end_at,
    timezone_offset,
    raw,
    nap: false,
    score_state: hasAny(values) ? ('SCORED' as const) : ('UNSCORABLE' as const),
    total_in_bed_time_milli: null,
    total_awake_time_milli: null,
    total_no_data_time_milli: null,
    total_light_sleep_time_milli: null,
    total_slow_wave_sleep_time_milli: null,
    total_rem_sleep_time_milli: null,
    sleep_cycle_count: null,
    disturbance_count: null,
    sleep_need_milli: null,
    respiratory_rate: null,
    sleep_performance_percentage: null,
    sleep_consistency_percentage: null,
    sleep_efficiency_percentage: null,
    ...values,
  }
}

/** No maker's own score is a recovery of 0 to 100 %. */
function recoveryOf({ day, night, morning, raw }: ExportDay, now: Date): RecoveryRecord | undefined {
  if (!hasAny(morning)) return undefined
  const record: Omit<RecoveryRecord, 'updated_at'> = {
    provider_id: idOf('day', day),
    raw,
    cycle_id: idOf('day', day),
    sleep_id: night ? idOf('sleep', day) : null,
    score_state: 'SCORED',
    user_calibrating: null,
    recovery_score: null,
    ...morning,
  }
  return changedOn(day, record, now)
}

const hasAny = (values: object) => Object.values(values).some((value) => value !== null)

/** No record may be more than a day later than now. */
export function isFuture(instant: Date, now: Date): boolean {
  return instant.getTime() > now.getTime() + DAY_MS
}

/** Of a day by its name alone: wherever it is earliest on earth, it is a day from now. */
export function isFutureDay(day: CalendarDay, now: Date): boolean {
  return day > localDay(new Date(now.getTime() + DAY_MS), '+00:00')
}
