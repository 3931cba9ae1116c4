import pg from 'pg'
import type { BenchDatabase } from '../bench-database.ts'

/** Another migrated and empty database in the bench's cluster. */
export async function createOwnDatabase(
  { connection, superuser }: BenchDatabase,
  database: string,
): Promise<BenchDatabase> {
  const client = new pg.Client({ ...superuser, database: 'postgres' })
  await client.connect()
  const origin = pg.escapeIdentifier(String(superuser.database))
  await client
    .query(`create database ${pg.escapeIdentifier(database)} template ${origin} owner corner strategy file_copy`)
    .finally(() => client.end())
  return { connection: { ...connection, database }, superuser: { ...superuser, database } }
}
