import { Kysely, PostgresDialect, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { StartFailure } from '../startup/start-failure.ts'
import { ADVISORY_LOCKS, takeAdvisoryLock } from './advisory-locks.ts'
import { type Connection, openPool } from './database.ts'
import { EVERY_MIGRATION, RENAMED_MIGRATIONS } from './migrations/every-migration.ts'
import { asSeenBy } from './visible-athletes.ts'

/**
 * Brings the tables up to date, forward only.
 * @param migrations fewer or more of them, for tests
 * @throws StartFailure for what the operator can change, else Error that names the failed migration, which was rolled back
 */
export async function migrateDatabase(connection: Connection, migrations = EVERY_MIGRATION): Promise<void> {
  const pool = openPool({ ...connection, max: 2 })
  const lock = await pool.connect()
  try {
    await takeAdvisoryLock(lock, ADVISORY_LOCKS.migration)
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    await renameApplied(db)
    const migrator = new Migrator({ db, provider: { getMigrations: async () => seeingEverybody(migrations) } })
    const { error, results } = await migrator.migrateToLatest()
    if (error instanceof StartFailure) throw error
    const newer = unknownMigration(error)
    if (newer)
      throw new StartFailure(
        `The database was brought up to date by a newer Corner (its step ${newer} is unknown here), and tables never go back. Start that release or a later one, or restore a backup that was made before the update.`,
        error,
      )
    if (error) {
      const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'unknown'
      throw new Error(`Migration ${failed} failed`, { cause: error })
    }
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.migration]).catch(() => {})
    lock.release()
    await pool.end()
  }
}

/**
 * Each migration with every athlete's rows visible: row level security binds the owner of the tables, too, and an `update`
 * that fills a new column would find no row and succeed.
 */
function seeingEverybody(migrations: Record<string, Migration>): Record<string, Migration> {
  const seeing = ({ up }: Migration): Migration => ({
    up: async (db) => asSeenBy(db, await findEveryUser(db), () => up(db)),
  })
  return Object.fromEntries(Object.entries(migrations).map(([name, migration]) => [name, seeing(migration)]))
}

async function findEveryUser(db: Kysely<unknown>): Promise<string[]> {
  const { rows: tables } = await sql<{ isNew: boolean }>`select to_regclass('users') is null as "isNew"`.execute(db)
  if (tables[0]?.isNew) return []
  const { rows } = await sql<{ id: string }>`select id from users`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Kysely takes an unknown name for a migration of a newer release, so applied ones are first renamed to their present names.
 */
async function renameApplied(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ isNew: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is null as "isNew"`.execute(db)
  if (rows[0]?.isNew) return
  for (const [before, name] of Object.entries(RENAMED_MIGRATIONS))
    await sql`update ${sql.table(DEFAULT_MIGRATION_TABLE)} set name = ${name} where name = ${before}`.execute(db)
}

/**
 * Kysely's message for a migration that the database has and the program does not: "previously executed migration X is
 * missing".
 */
function unknownMigration(error: unknown): string | undefined {
  return /previously executed migration (\S+) is missing/.exec((error as Error | undefined)?.message ?? '')?.[1]
}
