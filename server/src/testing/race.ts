import { sql } from 'kysely'
import { expect, inject, vi } from 'vitest'
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

/** On Citus a session may wait on a worker, where it bears the number that it has on the coordinator. */
async function waitingForLocks(database: Database): Promise<number | undefined> {
  const [session, sessions] = inject('citusNodes')
    ? [sql.ref('global_pid'), sql.table('citus_stat_activity')]
    : [sql.ref('pid'), sql.table('pg_stat_activity')]
  const { rows } = await sql<{ waiting: number }>`select count(distinct ${session})::int as waiting from ${sessions}
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
  return rows[0]?.waiting
}
