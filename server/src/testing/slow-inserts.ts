import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/**
 * Makes calls race: while the work runs, each new row of a table takes a tenth of a second, so that concurrent calls overlap.
 */
export async function withSlowInserts<T>(db: Database, table: string, work: () => Promise<T>): Promise<T> {
  await sql`create or replace function wait_a_little() returns trigger language plpgsql
    as 'begin perform pg_sleep(0.1); return new; end'`.execute(db)
  await sql`create trigger slow before insert on ${sql.table(table)} for each row execute function wait_a_little()`.execute(
    db,
  )
  try {
    return await work()
  } finally {
    await sql`drop trigger slow on ${sql.table(table)}`.execute(db)
  }
}
