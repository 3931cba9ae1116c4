import { instantMs } from '../days/calendar.ts'

/**
 * One record per date: the one with the latest created_at, oldest date first (docs/reference/api.md#duplicate-dates). A
 * record without created_at loses to one that has it; of two equal ones the first is kept.
 */
export function latestPerDate<R extends { date: string; created_at?: string | null }>(records: readonly R[]): R[] {
  const kept = new Map<string, R>()
  for (const record of records) {
    const rival = kept.get(record.date)
    if (!rival || createdMs(record) > createdMs(rival)) kept.set(record.date, record)
  }
  return [...kept.values()].sort((one, other) => (one.date < other.date ? -1 : 1))
}

const createdMs = (record: { created_at?: string | null }) => instantMs(record.created_at) ?? Number.NEGATIVE_INFINITY
