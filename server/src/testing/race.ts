import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Database } from '../database/database.ts'

/**
 * Makes calls race: starts them while a transaction of the test holds what they need, and releases it once each of them waits.
 * @param hold takes locks, or makes uncommitted changes
 */
export async function runConcurrently<T>(
  database: Database,
  hold: (transaction: Database) => Promise<unknown>,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const { answers } = await database.transaction().execute(async (transaction) => {
    await hold(transaction)
    const begun = Promise.all(calls.map((begin) => begin()))
    await vi.waitFor(async () => expect(await waitingForLocks(database)).toBe(calls.length), 10_000)
    return { answers: begun } // not awaited here: they answer after the commit
  })
  return answers
}

async function waitingForLocks(database: Database): Promise<number | undefined> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
  return rows[0]?.waiting
}
