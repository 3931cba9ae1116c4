import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** Rows that one statement deletes at most: it holds their locks for a moment, and others write in between. */
export const BATCH_ROWS = 5_000

/** Repeats a deletion until it finds less than a whole batch. @returns how many rows went */
export async function inBatches(deleteBatch: (most: number) => Promise<number>, most = BATCH_ROWS): Promise<number> {
  let deleted = 0
  for (;;) {
    const some = await deleteBatch(most)
    deleted += some
    if (some < most) return deleted
  }
}

/**
 * Deletes some of the rows of a table that match. Rows that another transaction has locked stay until the next time. By their
 * place in the table (ctid): by a key, PostgreSQL may read the whole table again for every batch.
 * @returns how many, at most so many
 */
export async function deleteSome<Table extends keyof Schema>(
  db: Database,
  table: Table,
  matches: RawBuilder<unknown>,
  most: number,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${matches} limit ${most} for update skip locked))`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/**
 * Deletes all rows of a table that match, some at a time, each in a transaction of its own unless the caller has one.
 */
export function deleteInBatches<Table extends keyof Schema>(
  db: Database,
  table: Table,
  matches: RawBuilder<unknown>,
): Promise<number> {
  return inBatches((most) => deleteSome(db, table, matches, most))
}
