import type { SkippedPart } from '../../export-files/export-format.ts'
import { versionOf } from '../../export-files/fuller-version.ts'
import { exportId } from '../../own-export/export-ids.ts'
import type { RecordBatch } from '../../records.ts'

/**
 * The records of an export under our own ids. Polar's nights have the id of their day; a morning whose night is not in the export
 * has no time, and is left out.
 */
export function withExportIds(batch: RecordBatch): { records: RecordBatch; nightless: SkippedPart[] } {
  const nights = new Map(batch.sleeps.map((sleep) => [sleep.provider_id, sleep]))
  const recoveries = batch.recoveries.flatMap((recovery) => {
    const night = nights.get(recovery.cycle_id)
    if (!night) return []
    const cycle_id = exportId('cycle', night.start_at)
    return [
      {
        ...recovery,
        provider_id: cycle_id,
        cycle_id,
        sleep_id: exportId('sleep', night.start_at),
        updated_at: versionOf(night.end_at, recovery),
      },
    ]
  })
  const count = batch.recoveries.length - recoveries.length
  return {
    records: {
      cycles: batch.cycles.map((cycle) => ({
        ...cycle,
        provider_id: exportId('cycle', cycle.start_at),
        updated_at: versionOf(nights.get(cycle.provider_id)?.end_at ?? cycle.start_at, cycle),
      })),
      sleeps: batch.sleeps.map((sleep) => ({
        ...sleep,
        provider_id: exportId('sleep', sleep.start_at),
        cycle_id: exportId('cycle', sleep.start_at),
        updated_at: versionOf(sleep.end_at, sleep),
      })),
      recoveries,
      workouts: batch.workouts.map((workout) => ({
        ...workout,
        provider_id: exportId('workout', workout.start_at, workout.sport_name),
        updated_at: versionOf(workout.end_at, workout),
      })),
    },
    nightless:
      count > 0
        ? [
            {
              what: 'mornings without their night',
              why: 'the export holds no sleep for them, so they have no time',
              count,
            },
          ]
        : [],
  }
}
