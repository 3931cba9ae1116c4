import type { RecordOrigin } from '../records.ts'

/** An export has no ids. Ours begin so, which tells such a record from one of the API's. */
export const EXPORT_ID_PREFIX = 'export:'

/**
 * The same for the same row in every export: kind and start to the minute, as spreadsheets drop the seconds. Two workouts may
 * start in one minute, so theirs carries the sport as well.
 */
export function exportId(kind: 'cycle' | 'sleep' | 'workout', start: Date, sport?: string): string {
  const minute = `${start.toISOString().slice(0, 16)}Z`
  return `${EXPORT_ID_PREFIX}${kind}:${minute}${sport === undefined ? '' : `:${sport}`}`
}

export const isFromExport = (providerId: string) => providerId.startsWith(EXPORT_ID_PREFIX)

/** One record for each id, the one that knows more of its own time: two exports pasted together hold a cycle open and ended. */
export function newestOfEach<R extends RecordOrigin>(records: readonly R[]): R[] {
  const newest = new Map<string, R>()
  for (const record of records) {
    const rival = newest.get(record.provider_id)
    if (!rival || record.updated_at > rival.updated_at) newest.set(record.provider_id, record)
  }
  return [...newest.values()]
}
