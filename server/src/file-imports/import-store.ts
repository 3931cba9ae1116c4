import type { FileImport, ImportCounts, ImportState, SkippedPart } from '@corner/contract/entities/file-imports.ts'
import type { ExportOwner } from '@corner/wearables/export-files/export-format.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Of one person; the oldest go. */
const KEPT = 200
/** A process that reads a file says so every few seconds; one that is silent for longer has ended. */
const SILENT = "interval '20 seconds'"

/** Not ended: as long as the process that has the file is there. */
const OPEN: readonly ImportState[] = ['waiting', 'reading', 'asks']

const COLUMNS = [
  'id',
  'at',
  'progress',
  'provider',
  'file_kind',
  'message',
  'owner_name',
  'owner_email',
  'imported',
  'already_there',
  'first_day',
  'last_day',
  'skipped',
  'not_comparable',
] as const

/** A row whose process has ended is broken off, whether or not another one has noted it. */
const STATE = sql<ImportState>`case when state = any(${sql.val([...OPEN])}::text[])
  and touched_at < now() - ${sql.raw(SILENT)} then 'broken_off' else state end`.as('state')

export async function addImport(db: Database, importId: string, userId: string): Promise<void> {
  await db.insertInto('imports').values({ id: importId, user_id: userId, state: 'waiting' }).execute()
  await sql`delete from imports where user_id = ${userId} and id in
    (select id from imports where user_id = ${userId} order by at desc, id offset ${KEPT})`.execute(db)
}

export async function deleteImport(db: Database, importId: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', importId).execute()
}

export async function findImports(db: Database, userId: string): Promise<FileImport[]> {
  const rows = await ownRows(db, userId).orderBy('at', 'desc').orderBy('id').execute()
  return rows.map(describe)
}

export async function findImport(db: Database, userId: string, importId: string): Promise<FileImport | undefined> {
  const row = await ownRows(db, userId).where('id', '=', importId).executeTakeFirst()
  return row && describe(row)
}

function ownRows(db: Database, userId: string) {
  return db.selectFrom('imports').select(COLUMNS).select(STATE).where('user_id', '=', userId)
}

type ImportRow = Awaited<ReturnType<ReturnType<typeof ownRows>['executeTakeFirstOrThrow']>>

function describe({ at, owner_name, owner_email, ...row }: ImportRow): FileImport {
  const owner = row.state === 'asks' ? { name: owner_name, email: owner_email } : null
  const message = row.state === 'broken_off' ? BROKEN_OFF : row.message
  return { ...row, at: at.toISOString(), owner, message }
}

const BROKEN_OFF =
  'The server was restarted while this file was read. Nothing of it was stored: please bring it in again.'

/** What becomes known of an import on its way. */
export interface ImportStep {
  state?: ImportState
  progress?: number
  provider?: string
  file_kind?: string
  message?: string
}

export async function noteStep(db: Database, importId: string, step: ImportStep): Promise<void> {
  await db
    .updateTable('imports')
    .set({ ...step, touched_at: sql<Date>`now()` })
    .where('id', '=', importId)
    .execute()
}

export async function noteOwner(db: Database, importId: string, { name, email }: ExportOwner): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: 'asks', owner_name: name, owner_email: email, touched_at: sql<Date>`now()` })
    .where('id', '=', importId)
    .execute()
}

export interface Receipt {
  imported: ImportCounts
  already_there: number
  first_day: string | null
  last_day: string | null
  skipped: SkippedPart[]
  not_comparable: string[]
  message: string
}

export async function noteReceipt(db: Database, importId: string, receipt: Receipt): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      ...receipt,
      state: 'done',
      progress: 1,
      imported: JSON.stringify(receipt.imported),
      skipped: JSON.stringify(receipt.skipped),
      not_comparable: JSON.stringify(receipt.not_comparable),
    })
    .where('id', '=', importId)
    .execute()
}

/** @returns false: it is in another state by now */
export async function changeState(
  db: Database,
  importId: string,
  from: ImportState,
  to: { state: ImportState; owner_confirmed?: boolean; message?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ ...to, touched_at: sql<Date>`now()` })
    .where('id', '=', importId)
    .where('state', '=', from)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Says that this process is still at work on them. */
export async function touchImports(db: Database, importIds: readonly string[]): Promise<void> {
  await sql`update imports set touched_at = now() where id = any(${importIds}::uuid[])`.execute(db)
}

/**
 * Marks those of these imports as broken off whose process has ended.
 * @returns those that another process is still at work on
 */
export async function breakOff(db: Database, importIds: readonly string[]): Promise<string[]> {
  await sql`update imports set state = 'broken_off' where id = any(${importIds}::uuid[])
    and state = any(${[...OPEN]}::text[]) and touched_at < now() - ${sql.raw(SILENT)}`.execute(db)
  const open = await db
    .selectFrom('imports')
    .select('id')
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(importIds))))
    .where('state', 'in', OPEN)
    .execute()
  return open.map(({ id }) => id)
}

/** Whether this person has said before that files of this owner are theirs. */
export async function isConfirmed(db: Database, userId: string, { name, email }: ExportOwner): Promise<boolean> {
  const row = await db
    .selectFrom('imports')
    .select('id')
    .where('user_id', '=', userId)
    .where('owner_confirmed', '=', true)
    .where(sql<boolean>`owner_name is not distinct from ${name} and owner_email is not distinct from ${email}`)
    .executeTakeFirst()
  return row !== undefined
}
