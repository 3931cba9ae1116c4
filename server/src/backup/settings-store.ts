import type { Database } from '../database/database.ts'

/** When backups are made by themselves, and how long they are kept. */
export interface BackupSettings {
  scheduled: boolean
  /** 0 to 23 */
  hour_utc: number
  /** 1 to 90: the newest of each of so many days is kept. */
  keep_days: number
  /** 0 to 52: and the newest of each of so many weeks. */
  keep_weeks: number
}

export interface LastFailure {
  at: Date
  reason: string
}

export function readSettings(db: Database): Promise<BackupSettings> {
  return db
    .selectFrom('backup_settings')
    .select(['scheduled', 'hour_utc', 'keep_days', 'keep_weeks'])
    .executeTakeFirstOrThrow()
}

export function updateSettings(db: Database, changes: Partial<BackupSettings>): Promise<BackupSettings> {
  return db
    .updateTable('backup_settings')
    .set({ id: 1, ...changes })
    .returning(['scheduled', 'hour_utc', 'keep_days', 'keep_weeks'])
    .executeTakeFirstOrThrow()
}

export async function readLastFailure(db: Database): Promise<LastFailure | null> {
  const row = await db
    .selectFrom('backup_settings')
    .select(['last_failure', 'last_failure_at'])
    .executeTakeFirstOrThrow()
  return row.last_failure && row.last_failure_at ? { at: row.last_failure_at, reason: row.last_failure } : null
}

/** @param failure null: the last one succeeded */
export async function storeLastFailure(db: Database, failure: LastFailure | null): Promise<void> {
  await db
    .updateTable('backup_settings')
    .set({ last_failure: failure?.reason ?? null, last_failure_at: failure?.at ?? null })
    .execute()
}
