import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartFailure } from '../launch/start-failure.ts'
import { type Connection, openPool } from './database.ts'
import { EVERY_MIGRATION } from './migrations/every-migration.ts'

/** Any number, the same in every process: two servers that start together migrate one after the other. */
const MIGRATION_LOCK = 7_203_114

/**
 * Brings the tables up to date, forward only.
 * @throws StartFailure for what the operator can change, else Error that names the migration that failed; what it did is undone
 */
export async function migrateDatabase(connection: Connection): Promise<void> {
  const pool = openPool({ ...connection, max: 2 })
  const lock = await pool.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    const migrator = new Migrator({ db, provider: { getMigrations: async () => EVERY_MIGRATION } })
    const { error, results } = await migrator.migrateToLatest()
    if (error instanceof StartFailure) throw error
    if (error) {
      const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'unknown'
      throw new Error(`Migration ${failed} failed`, { cause: error })
    }
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    lock.release()
    await pool.end()
  }
}
