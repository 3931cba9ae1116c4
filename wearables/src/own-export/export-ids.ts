import type { RecordOrigin } from '../records.ts'

/** An export has no ids. Those that we assign have this prefix, which distinguishes them from the API's. */
export const EXPORT_ID_PREFIX = 'export:'

/**
 * The same id for the same row in every export: kind and start to the minute, because spreadsheets drop the seconds. Two
 * workouts can start in the same minute, so their ids include the sport.
 */
export function exportId(kind: 'cycle' | 'sleep' | 'workout', start: Date, sport?: string): string {
  const minute = `${start.toISOString().slice(0, 16)}Z`
  return `${EXPORT_ID_PREFIX}${kind}:${minute}${sport === undefined ? '' : `:${sport}`}`
}

export const isFromExport = (providerId: string) => providerId.startsWith(EXPORT_ID_PREFIX)

/** One record per id, the most recent version: two exports pasted together contain a cycle both open and ended. */
export function newestOfEach<R extends RecordOrigin>(records: readonly R[]): R[] {
  const newest = new Map<string, R>()
  for (const record of records) {
    const rival = newest.get(record.provider_id)
    if (!rival || record.updated_at > rival.updated_at) newest.set(record.provider_id, record)
  }
  return [...newest.values()]
}
