import type { RecordBatch, RecordKind } from '../records.ts'

/** The fields of one kind of record that have a value in any of them, without those of its origin; sorted. */
export function filledFields(records: RecordBatch, kind: RecordKind): string[] {
  const list = { cycle: records.cycles, sleep: records.sleeps, recovery: records.recoveries, workout: records.workouts }
  const filled = list[kind].flatMap(({ provider_id: _, updated_at: __, raw: ___, ...fields }) =>
    Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [field])),
  )
  return [...new Set(filled)].sort()
}

export function filledOtherValues({ recoveries }: RecordBatch): string[] {
  return [...new Set(recoveries.flatMap(({ other_values }) => Object.keys(other_values ?? {})))].sort()
}
