import type { StoredRecord } from '../../measurements/ingest-lost.ts'

/** So many may go at once whatever their share is: an athlete deletes a handful. */
const ALWAYS_PLAUSIBLE = 5
/** More of what is stored than this is rather a bad day of the provider's. */
const LARGEST_SHARE = 0.2
/** Between the poll that misses a record first and the one that removes it. */
const LEAST_DAYS_APART = 3
const DAY_MS = 86_400_000

/** Ids of records with the time when they were missed first, ISO 8601. */
export type Missed = Readonly<Record<string, string>>

export interface Verdict {
  /** Missed twice in a row: deleted at the provider, and its news was lost. */
  remove: string[]
  /** Missed now: the next poll decides. */
  missed: Missed
  /** So many are missing that none is believed. */
  implausible: number
}

/**
 * Judges the stored records of one kind by a complete list of the provider's. One day without a list, or with half of one, must
 * not delete an athlete's history: nothing goes by an empty list, nothing that is older than all that is listed (the list may have
 * been broken off without a word), nothing the first time, and never a large part.
 * @param missedBefore by the complete poll before this one
 */
export function judgeLost(
  records: readonly StoredRecord[],
  listed: ReadonlySet<string>,
  missedBefore: Missed,
  now: Date,
): Verdict {
  const stored = records.filter(({ may_go }) => may_go)
  const gaps = listed.size === 0 ? [] : stored.filter(({ provider_id }) => !listed.has(provider_id))
  if (gaps.length > ALWAYS_PLAUSIBLE && gaps.length > stored.length * LARGEST_SHARE)
    return { remove: [], missed: {}, implausible: gaps.length }
  const oldestListed = records.reduce(
    (oldest, { provider_id, start_at }) => (listed.has(provider_id) ? Math.min(oldest, start_at.getTime()) : oldest),
    Number.POSITIVE_INFINITY,
  )
  const missing = gaps
    .filter(({ start_at }) => start_at.getTime() >= oldestListed)
    .map(({ provider_id }) => provider_id)
  const firstMissedMs = (id: string) =>
    Math.min(Date.parse(missedBefore[id] ?? '') || Number.POSITIVE_INFINITY, now.getTime())
  const isLost = (id: string) => firstMissedMs(id) <= now.getTime() - LEAST_DAYS_APART * DAY_MS
  return {
    remove: missing.filter(isLost),
    missed: Object.fromEntries(
      missing.filter((id) => !isLost(id)).map((id) => [id, new Date(firstMissedMs(id)).toISOString()]),
    ),
    implausible: 0,
  }
}
