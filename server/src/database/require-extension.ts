import { type Kysely, sql } from 'kysely'
import { StartFailure } from '../startup/start-failure.ts'

const INSUFFICIENT_PRIVILEGE = '42501'
const NOT_AVAILABLE = '0A000'

/**
 * Creates one of PostgreSQL's own extensions in the database. A database owner may do that for trusted ones.
 * @throws StartFailure that says what to do where that is not allowed, or where the extension is not installed
 */
export async function requireExtension(db: Kysely<unknown>, name: string): Promise<void> {
  try {
    await sql`create extension if not exists ${sql.id(name)}`.execute(db)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === INSUFFICIENT_PRIVILEGE)
      throw new StartFailure(
        `Corner needs the PostgreSQL extension ${name}, and the role of DATABASE_URL may not create it. Run "create extension ${name}" in that database as a superuser, or make the role the database's owner (docs/database.md).`,
        error,
      )
    if (code === NOT_AVAILABLE)
      throw new StartFailure(
        `Corner needs the PostgreSQL extension ${name}, and this PostgreSQL was installed without it. It is in the package of PostgreSQL's additional modules (contrib).`,
        error,
      )
    throw error
  }
}
