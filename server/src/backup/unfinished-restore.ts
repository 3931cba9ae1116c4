import { Refusal } from '@corner/contract/refusal.ts'
import pg from 'pg'
import { StartFailure } from '../startup/start-failure.ts'

/**
 * A table that exists from the moment in which a restore by command drops the tables of before until the database is up to date.
 * It holds when the backup was made. It is in no backup itself (tables.ts).
 */
export const UNFINISHED_RESTORE = 'unfinished_restore'

/** @param madeAt of the backup */
export async function noteUnfinished(client: pg.ClientBase, madeAt: string): Promise<void> {
  await client.query(`create table ${UNFINISHED_RESTORE} as select ${pg.escapeLiteral(madeAt)}::text as backup_made_at`)
}

export async function noteFinished(client: pg.ClientBase): Promise<void> {
  await client.query(`drop table if exists ${UNFINISHED_RESTORE}`)
}

/** When the backup was made whose restore was not finished; undefined: there is none. */
export async function readUnfinished(client: pg.ClientBase): Promise<string | undefined> {
  const { rows: tables } = await client.query<{ missing: boolean }>(
    `select to_regclass('public.${UNFINISHED_RESTORE}') is null as missing`,
  )
  if (tables[0]?.missing) return undefined
  const { rows } = await client.query<{ madeAt: string }>(
    `select backup_made_at as "madeAt" from ${UNFINISHED_RESTORE}`,
  )
  return rows[0]?.madeAt
}

/** Before a start changes anything. @throws StartFailure where a restore was not finished */
export async function assertNoneUnfinished(client: pg.ClientBase): Promise<void> {
  const madeAt = await readUnfinished(client)
  if (madeAt !== undefined) throw new StartFailure(notFinished(madeAt))
}

/** For another backup than the one whose rows are here already. */
export function otherUnfinished(madeAt: string): Refusal {
  return new Refusal('conflict', `${notFinished(madeAt)} Nothing was changed.`)
}

function notFinished(madeAt: string): string {
  return `The restore of the backup of ${madeAt} into this database was not finished. Run npm run restore with the same file again, which finishes it; or name an empty data directory or database.`
}
