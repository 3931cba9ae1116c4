import { addDays } from '../days/calendar.ts'
import type { AthleteRecords } from './athlete-records.ts'
import { type AthleteStatus, readStatus } from './athlete-status.ts'

export const TODAY = '2026-11-21'

type Values = readonly (number | null)[]

/** One value a day, the last one on `until`; null: a record without the value. */
interface Given {
  id?: string
  name?: string
  first_name?: string
  linked?: boolean
  link_ended?: boolean
  link_paused?: boolean
  provider?: string | null
  until?: string
  recovery?: Values
  hrv?: Values
  hours?: Values
  quality?: Values
  efficiency?: Values
  strain?: Values
}

/** An athlete for tests. HRV alone gets a recovery of 50 with it, sleep quality alone 8 h. */
export function athleteWith(given: Given = {}): AthleteRecords {
  const { id = 'a', name = 'Ann Ash', linked = true, until = TODAY } = given
  const { recovery, hrv = [], hours, quality = [], efficiency = [], strain = [] } = given
  const scores = recovery ?? hrv.map(() => 50)
  const nights = hours ?? (quality.length > 0 ? quality : efficiency).map(() => 8)
  const dated = <R extends object>(values: Values, read: (value: number | null, place: number) => R) =>
    values.map((value, place) => ({ date: addDays(until, place + 1 - values.length), ...read(value, place) }))
  return {
    athlete_id: id,
    athlete_name: name,
    first_name: given.first_name ?? '',
    whoop_connected: linked,
    ...(given.link_ended && { link_ended: true }),
    ...(given.link_paused && { link_paused: true }),
    provider: given.provider === undefined ? 'whoop' : given.provider,
    recovery_data: dated(scores, (recovery_score, place) => ({
      recovery_score,
      resting_heart_rate: null,
      hrv_rmssd_milli: hrv[place] ?? null,
    })),
    sleep_data: dated(nights, (total_duration_hours, place) => ({
      total_duration_hours,
      sleep_quality_score: quality[place] ?? null,
      sleep_efficiency: efficiency[place] ?? null,
      sleep_consistency_percentage: null,
    })),
    activity_data: dated(strain, (strain_score) => ({ strain_score, average_heart_rate: null, max_heart_rate: null })),
  }
}

export function statusWith(given: Given = {}): AthleteStatus {
  return readStatus(athleteWith(given), TODAY)
}
