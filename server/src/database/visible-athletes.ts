import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/**
 * Which rows are visible: those of these users, or everybody's. `all` applies to links only; a measurement is visible by its
 * user's id alone.
 */
type Visible = 'all' | readonly string[]

declare const SEES: unique symbol
type AsSeen<Sees> = Transaction<Schema> & { readonly [SEES]: Sees }

/** A transaction that can read and write the measurements and links of the given users only. */
export type VisibleDatabase = AsSeen<'listed'>
/** A transaction that can read links: of the given users, or of everybody. */
export type VisibleLinks = AsSeen<'listed' | 'all'>

/** The policies (migration 0003) test this setting. Without it no row is visible. */
const SETTING = 'corner.visible_athletes'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The current setting of each open transaction, restored when a nested, narrower call ends. */
const carried = new WeakMap<Database, string>()

/**
 * Runs work on measurements or links in a transaction that sees only the rows of the given users: PostgreSQL enforces it,
 * whatever the queries ask. Within a transaction it is nested, and the outer setting is restored after it. Name as few users as
 * the work needs.
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
    // A failed transaction accepts no command, and its setting is void.
    await carry(db, before).catch(() => {})
  }
}

function settingOf(visible: Visible): string {
  if (visible === 'all') return visible
  for (const id of visible) if (!UUID.test(id)) throw new Error(`Not the id of a user: ${id}`)
  return `{${visible.join().toLowerCase()}}`
}

/** SET LOCAL and not `set_config()`: a distributed PostgreSQL (Citus) propagates it, and it ends with the transaction. */
async function carry(transaction: Database, setting: string): Promise<void> {
  await sql.raw(`set local ${SETTING} = '${setting}'`).execute(transaction)
  carried.set(transaction, setting)
}
