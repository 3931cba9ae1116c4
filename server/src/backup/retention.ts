import type { StoredBackup } from './stored-backup.ts'

const DAY_MS = 86_400_000
/** Backups before an update: the last ones are enough to go back. */
const KEPT_BEFORE_UPDATES = 3

/**
 * The backups that may go: of the scheduled ones the newest of each of the last `keepDays` days stays, and of each of the last
 * `keepWeeks` weeks; of those before an update the last three. What somebody asked for or added from a
 * file stays until somebody deletes it, and so does the newest that was restored and found equal.
 */
export function expiredBackups(
  backups: readonly StoredBackup[],
  { keepDays, keepWeeks, now }: { keepDays: number; keepWeeks: number; now: Date },
): StoredBackup[] {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
  const scheduled = newestFirst.filter(({ origin }) => origin === 'scheduled')
  const newestProved = newestFirst.find(({ proof }) => proof?.equal)
  const kept = new Set([
    newestProved,
    ...newestOfEach(scheduled, dayOf, keepDays, now),
    ...newestOfEach(scheduled, weekOf, keepWeeks, now),
    ...newestFirst.filter(({ origin }) => origin === 'before_update').slice(0, KEPT_BEFORE_UPDATES),
    ...newestFirst.filter(({ origin }) => origin === 'asked' || origin === 'added'),
  ])
  return newestFirst.filter((backup) => !kept.has(backup))
}

/** The newest in each of the last `count` days or weeks, this one included. A clock that was ahead: one of the future is of now. */
function newestOfEach(
  newestFirst: readonly StoredBackup[],
  periodOf: (at: Date) => number,
  count: number,
  now: Date,
): StoredBackup[] {
  const byPeriod = new Map<number, StoredBackup>()
  for (const backup of newestFirst) {
    const age = Math.max(0, periodOf(now) - periodOf(backup.madeAt))
    if (age < count && !byPeriod.has(age)) byPeriod.set(age, backup)
  }
  return [...byPeriod.values()]
}

/** Days since 1970-01-01, UTC. */
function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS)
}

/** Weeks from Monday to Sunday: 1970-01-01 was a Thursday. */
function weekOf(at: Date): number {
  return Math.floor((dayOf(at) + 3) / 7)
}
