import { versionOf } from '../../export-files/fuller-version.ts'
import { exportId } from '../../own-export/export-ids.ts'
import type { RecordBatch } from '../../records.ts'

/**
 * The records of an export under our own ids: a night, its day and its morning have the API's id of the sleep, and old exports none
 * that lasts.
 */
export function withExportIds({ cycles, sleeps, recoveries, workouts }: RecordBatch): RecordBatch {
  const starts = new Map(sleeps.map(({ provider_id, start_at }) => [provider_id, start_at]))
  const ends = new Map(sleeps.map(({ provider_id, end_at }) => [provider_id, end_at]))
  const idOf = (kind: 'cycle' | 'sleep', id: string) => {
    const start = starts.get(id)
    return start ? exportId(kind, start) : null
  }
  return {
    cycles: cycles.map((cycle) => ({
      ...cycle,
      provider_id: exportId('cycle', cycle.start_at),
      updated_at: versionOf(ends.get(cycle.provider_id) ?? cycle.start_at, cycle),
    })),
    sleeps: sleeps.map((sleep) => ({
      ...sleep,
      provider_id: exportId('sleep', sleep.start_at),
      cycle_id: sleep.cycle_id && idOf('cycle', sleep.cycle_id),
      updated_at: versionOf(sleep.end_at, sleep),
    })),
    recoveries: recoveries.flatMap((recovery) => {
      const cycle_id = idOf('cycle', recovery.cycle_id)
      const end = ends.get(recovery.cycle_id)
      if (!cycle_id || !end) return [] // its night cannot be read, which is told
      const sleep_id = recovery.sleep_id && idOf('sleep', recovery.sleep_id)
      return [{ ...recovery, provider_id: cycle_id, cycle_id, sleep_id, updated_at: versionOf(end, recovery) }]
    }),
    workouts: workouts.map((workout) => ({
      ...workout,
      provider_id: exportId('workout', workout.start_at, workout.sport_name),
      updated_at: versionOf(workout.end_at, workout),
    })),
  }
}
