import type { StoredRecord } from '../../measurements/ingest-missing.ts'

/** This many may be deleted at once, whatever their share: an athlete deletes only a few. */
const ALWAYS_PLAUSIBLE = 5
/** If more than this share of the stored records is missing, the provider's answer is probably wrong. */
const LARGEST_SHARE = 0.2
/** Between the poll that first misses a record and the one that deletes it. */
const MIN_DAYS_APART = 3
const DAY_MS = 86_400_000

/** Ids of records with the time when they were first missed, ISO 8601. */
export type Missed = Readonly<Record<string, string>>

export interface Verdict {
  /** Missed twice in a row: deleted at the provider, and the webhook was lost. */
  remove: string[]
  /** Missed for the first time: the next poll decides. */
  missed: Missed
  /** So many are missing that the list is not trusted. */
  implausible: number
}

/**
 * Compares the stored records of one kind with a complete list of the provider's. One day with an empty or partial list must
 * not delete an athlete's history: nothing is deleted because of an empty list, nothing older than everything listed (the list
 * may have been truncated silently), nothing the first time, and never a large share.
 * @param missedBefore by the previous complete poll
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
  const isLost = (id: string) => firstMissedMs(id) <= now.getTime() - MIN_DAYS_APART * DAY_MS
  return {
    remove: missing.filter(isLost),
    missed: Object.fromEntries(
      missing.filter((id) => !isLost(id)).map((id) => [id, new Date(firstMissedMs(id)).toISOString()]),
    ),
    implausible: 0,
  }
}
