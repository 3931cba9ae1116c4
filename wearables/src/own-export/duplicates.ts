import type { RecordBatch } from '../records.ts'

/** API and export round differently, and spreadsheets drop seconds (whoop-api.md, "A member's own export"). */
export const DUPLICATE_TOLERANCE_MS = 60_000

/** What the API has brought of this member already, in the time that the export covers. */
export interface StoredStarts {
  cycles: readonly { provider_id: string; start_at: Date }[]
  sleeps: readonly { provider_id: string; start_at: Date }[]
  workouts: readonly { provider_id: string; start_at: Date }[]
  /** `cycle_id` of each: a recovery has no start of its own. */
  recoveries: readonly { cycle_id: string }[]
}

/** True when two records of one member and kind are the same thing, seen by API and export. */
export function areDuplicates(a: Date, b: Date): boolean {
  return Math.abs(a.getTime() - b.getTime()) <= DUPLICATE_TOLERANCE_MS
}

/**
 * The part of an export that the API has not brought, for its values are finer. What remains points to the API's cycles and
 * sleeps where those have duplicates, so a recovery or a sleep that only the export knows joins the cycle that is stored.
 * The other way round, when the API brings a record later, the server deletes the duplicate whose id `isFromExport`.
 * @param stored rows of the API only, those of an earlier export left out: these have the same ids and are simply written again
 */
export function withoutDuplicates(batch: RecordBatch, stored: StoredStarts): RecordBatch {
  const cycleDuplicates = duplicateIds(batch.cycles, stored.cycles)
  const sleepDuplicates = duplicateIds(batch.sleeps, stored.sleeps)
  const workoutDuplicates = duplicateIds(batch.workouts, stored.workouts)
  const recovered = new Set(stored.recoveries.map(({ cycle_id }) => cycle_id))
  return {
    cycles: batch.cycles.filter(({ provider_id }) => !cycleDuplicates.has(provider_id)),
    sleeps: batch.sleeps
      .filter(({ provider_id }) => !sleepDuplicates.has(provider_id))
      .map((sleep) => ({
        ...sleep,
        cycle_id: sleep.cycle_id && (cycleDuplicates.get(sleep.cycle_id) ?? sleep.cycle_id),
      })),
    recoveries: batch.recoveries
      .map((recovery) => {
        const cycle_id = cycleDuplicates.get(recovery.cycle_id) ?? recovery.cycle_id
        const sleep_id = recovery.sleep_id && (sleepDuplicates.get(recovery.sleep_id) ?? recovery.sleep_id)
        return { ...recovery, provider_id: cycle_id, cycle_id, sleep_id }
      })
      .filter(({ cycle_id }) => !recovered.has(cycle_id)),
    workouts: batch.workouts.filter(({ provider_id }) => !workoutDuplicates.has(provider_id)),
  }
}

/** The stored id by the export’s id: that of the nearest start. Looked up by minute, for an export may hold ten years. */
function duplicateIds(
  records: readonly { provider_id: string; start_at: Date }[],
  stored: readonly { provider_id: string; start_at: Date }[],
): Map<string, string> {
  const byMinute = Map.groupBy(stored, ({ start_at }) => minuteOf(start_at))
  const duplicates = new Map<string, string>()
  for (const { provider_id, start_at } of records) {
    const minute = minuteOf(start_at)
    const near = [minute - 1, minute, minute + 1]
      .flatMap((each) => byMinute.get(each) ?? [])
      .filter((other) => areDuplicates(start_at, other.start_at))
      .sort((a, b) => distance(a.start_at, start_at) - distance(b.start_at, start_at))
    if (near[0]) duplicates.set(provider_id, near[0].provider_id)
  }
  return duplicates
}

const minuteOf = (instant: Date) => Math.floor(instant.getTime() / DUPLICATE_TOLERANCE_MS)
const distance = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime())
