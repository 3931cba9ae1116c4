import { instantMs } from './calendar.ts'

/**
 * One record for each date, the one created last, oldest date first (docs/reference/api.md#duplicate-dates). A record without a creation time gives way to any that has one; of two alike
 * the first stays.
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
