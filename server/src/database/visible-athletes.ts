import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** Whose rows: those of these users, or everybody's. `all` opens links only; a measurement is seen by its user's id alone. */
type Visible = 'all' | readonly string[]

declare const SEES: unique symbol
type AsSeen<Sees> = Transaction<Schema> & { readonly [SEES]: Sees }

/** A transaction that sees measurements and links of the users it was opened for, and writes no other's. */
export type VisibleDatabase = AsSeen<'listed'>
/** A transaction that sees links: of the users it was opened for, or of everybody. */
export type VisibleLinks = AsSeen<'listed' | 'all'>

/** Tests of it are the policies (migration 0003). Without it no row is there. */
const SETTING = 'corner.visible_athletes'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What each open transaction carries, to go back to when a narrower piece of work in it ends. */
const carried = new WeakMap<Database, string>()

/**
 * Runs work on measurements or links in a transaction that carries whose rows it may see: PostgreSQL lets it have no others,
 * whatever the queries ask. Within a transaction it is part of that one, and what was carried before counts again after it.
 * Name as few users as the work is about.
 * @throws Error for an id that is no UUID
 */
export async function asSeenBy<T>(db: Database, visible: 'all', run: (db: AsSeen<'all'>) => Promise<T>): Promise<T>
export async function asSeenBy<T>(
  db: Database,
  visible: readonly string[],
  run: (db: VisibleDatabase) => Promise<T>,
): Promise<T>
export async function asSeenBy<T>(db: Database, visible: Visible, run: (db: never) => Promise<T>): Promise<T> {
  const setting = settingOf(visible)
  if (!db.isTransaction)
    return db.transaction().execute(async (transaction) => {
      await carry(transaction, setting)
      return run(transaction as never)
    })
  const before = carried.get(db) ?? ''
  await carry(db, setting)
  try {
    return await run(db as never)
  } finally {
    // A transaction that has failed takes no command, and carries nothing any more.
    await carry(db, before).catch(() => {})
  }
}

function settingOf(visible: Visible): string {
  if (visible === 'all') return visible
  for (const id of visible) if (!UUID.test(id)) throw new Error(`Not the id of a user: ${id}`)
  return `{${visible.join().toLowerCase()}}`
}

/** SET LOCAL and not `set_config()`: a distributed PostgreSQL (Citus) passes it on, and it ends with the transaction. */
async function carry(transaction: Database, setting: string): Promise<void> {
  await sql.raw(`set local ${SETTING} = '${setting}'`).execute(transaction)
  carried.set(transaction, setting)
}
