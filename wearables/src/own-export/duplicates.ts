import type { RecordBatch } from '../records.ts'

/** API and export round differently, and spreadsheets drop the seconds (docs/reference/device-api.md#a-members-own-export). */
export const DUPLICATE_TOLERANCE_MS = 60_000

/** What the API has delivered for this athlete in the time that the export covers. */
export interface StoredStarts {
  cycles: readonly { provider_id: string; start_at: Date }[]
  sleeps: readonly { provider_id: string; start_at: Date }[]
  workouts: readonly { provider_id: string; start_at: Date }[]
  /** `cycle_id` of each: a recovery has no start time. */
  recoveries: readonly { cycle_id: string }[]
}

/** Whether two records of one athlete and kind are the same event, once from the API and once from an export. */
export function areDuplicates(a: Date, b: Date): boolean {
  return Math.abs(a.getTime() - b.getTime()) <= DUPLICATE_TOLERANCE_MS
}

/**
 * The part of an export that the API has not delivered; the API's values are more precise. Where the API has the same
 * cycle or sleep, the remaining records refer to it, so that a recovery or sleep found only in the export joins the
 * stored cycle. In the other direction, when the API later delivers a record, the server deletes its duplicate, whose id
 * satisfies `isFromExport`.
 * @param stored the API's rows only; those of an earlier export have the same ids and are simply overwritten
 */
export function withoutDuplicates(batch: RecordBatch, stored: StoredStarts): RecordBatch {
  const duplicateCycles = duplicateIds(batch.cycles, stored.cycles)
  const duplicateSleeps = duplicateIds(batch.sleeps, stored.sleeps)
  const duplicateWorkouts = duplicateIds(batch.workouts, stored.workouts)
  const recovered = new Set(stored.recoveries.map(({ cycle_id }) => cycle_id))
  return {
    cycles: batch.cycles.filter(({ provider_id }) => !duplicateCycles.has(provider_id)),
    sleeps: batch.sleeps
      .filter(({ provider_id }) => !duplicateSleeps.has(provider_id))
      .map((sleep) => ({
        ...sleep,
        cycle_id: sleep.cycle_id && (duplicateCycles.get(sleep.cycle_id) ?? sleep.cycle_id),
      })),
    recoveries: batch.recoveries
      .map((recovery) => {
        const cycle_id = duplicateCycles.get(recovery.cycle_id) ?? recovery.cycle_id
        const sleep_id = recovery.sleep_id && (duplicateSleeps.get(recovery.sleep_id) ?? recovery.sleep_id)
        return { ...recovery, provider_id: cycle_id, cycle_id, sleep_id }
      })
      .filter(({ cycle_id }) => !recovered.has(cycle_id)),
    workouts: batch.workouts.filter(({ provider_id }) => !duplicateWorkouts.has(provider_id)),
  }
}

/**
 * The stored id for each id of the export: the record with the nearest start. Indexed by minute, because an export may
 * cover ten years.
 */
function duplicateIds(
  records: readonly { provider_id: string; start_at: Date }[],
  stored: readonly { provider_id: string; start_at: Date }[],
): Map<string, string> {
  const byMinute = Map.groupBy(stored, ({ start_at }) => minuteOf(start_at))
  const ids = new Map<string, string>()
  for (const { provider_id, start_at } of records) {
    const minute = minuteOf(start_at)
    const near = [minute - 1, minute, minute + 1]
      .flatMap((each) => byMinute.get(each) ?? [])
      .filter((other) => areDuplicates(start_at, other.start_at))
      .sort((a, b) => distance(a.start_at, start_at) - distance(b.start_at, start_at))
    if (near[0]) ids.set(provider_id, near[0].provider_id)
  }
  return ids
}

const minuteOf = (instant: Date) => Math.floor(instant.getTime() / DUPLICATE_TOLERANCE_MS)
const distance = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime())
