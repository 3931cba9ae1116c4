import { BYTE_ORDER_MARK, csvLine } from '@corner/contract/csv.ts'
import { notFound, Refusal } from '@corner/contract/refusal.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import { fullName } from '../people/full-name.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { ExportSlots } from './export-slots.ts'
import * as store from './export-store.ts'
import * as tables from './export-tables.ts'
import { readmeText } from './readme.ts'
import { ZipFile } from './zip-file.ts'

export interface DataExportParts {
  database: Database
  limits: Pick<RateLimits, 'dataExports'>
  places: ExportSlots
  now(): Date
}

interface TableReader {
  table: tables.ExportTable
  /** Each call starts over: each table is read for its JSON, and with fewer columns for its CSV. */
  read(file: 'json' | 'csv'): AsyncIterable<tables.Row[]>
}

/** The largest account takes a small part of it. */
const LONGEST_MS = 180_000

/**
 * All data about a user in a zip: JSON and CSV, from one snapshot of the database. No other person's data, and no secrets.
 * @param gone aborts when the client disconnects
 * @throws Refusal `too_many_requests`; `unavailable` when it takes too long
 */
export async function exportData(
  parts: DataExportParts,
  userId: string,
  gone: AbortSignal,
  longestMs = LONGEST_MS,
): Promise<Buffer> {
  const { database, limits, places } = parts
  await limits.dataExports.assertOpen('', userId)
  const late = AbortSignal.timeout(longestMs)
  const signal = AbortSignal.any([gone, late])
  try {
    return await places.run(userId, signal, async () => {
      await limits.dataExports.count('', userId)
      await recordAudit(database, { actor: userId, subject: userId, action: 'data_exported' })
      return database
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((transaction) => asSeenBy(transaction, [userId], (own) => build(own, userId, parts.now(), signal)))
    })
  } catch (error) {
    if (!signal.aborted || error instanceof Refusal) throw error
    if (gone.aborted) throw new Refusal('request_timeout', 'The download was broken off')
    throw new Refusal('unavailable', 'Your download could not be prepared in time. Please try again later.', {
      retryAfterSeconds: 300,
      cause: error,
    })
  }
}

async function build(db: VisibleDatabase, userId: string, now: Date, signal: AbortSignal): Promise<Buffer> {
  const account = await store.findOwnAccount(db, userId)
  if (!account) throw notFound('The user')
  const readers = tableReadersOf(db, userId)
  const zip = new ZipFile(now)
  const readme = readmeText(
    readers.map(({ table }) => table),
    fullName(account),
    now,
  )
  await zip.add('README.txt', [BYTE_ORDER_MARK, readme])
  await zip.add('profile.json', [`${JSON.stringify(account, undefined, 2)}\n`])
  for (const { table, read } of readers) {
    await zip.add(`${table.name}.json`, jsonParts(table, heeding(signal, read('json'))))
    await zip.add(`${table.name}.csv`, csvParts(table, heeding(signal, read('csv'))))
  }
  return zip.finish()
}

function tableReadersOf(db: VisibleDatabase, userId: string): TableReader[] {
  const whole = (
    table: tables.ExportTable,
    find: (db: VisibleDatabase, userId: string) => Promise<tables.Row[]>,
  ): TableReader => ({
    table,
    async *read() {
      yield await find(db, userId)
    },
  })
  const measured = Object.entries(tables.MEASUREMENT_TABLES).map(([name, table]) => ({
    table,
    read: (file: 'json' | 'csv') => store.readOwnMeasurements(db, name as store.MeasurementTable, userId, file),
  }))
  return [
    whole(tables.MEMBERSHIPS, store.findOwnMemberships),
    whole(tables.INVITATIONS, store.findOwnInvitations),
    whole(tables.CONNECTIONS, store.findOwnConnections),
    whole(tables.SIGN_INS, store.findOwnSignIns),
    whole(tables.KNOWN_NETWORKS, store.findOwnNetworks),
    whole(tables.AUDIT, store.findOwnAuditLines),
    ...measured,
    whole(tables.BODY_MEASUREMENTS, store.findOwnBodyMeasurements),
    whole(tables.RECORD_SOURCES, store.findOwnRecordSources),
    whole(tables.UNREADABLE_RECORDS, store.findOwnUnreadableRecords),
    whole(tables.IMPORTS, store.findOwnImports),
    whole(tables.WORDED_INSIGHTS, store.findOwnWordedInsights),
    whole(tables.AI_USAGE, store.findOwnAiUsage),
  ]
}

/** Rows written before other requests get a turn. */
const ROWS_AT_ONCE = 250

/** The same rows in smaller parts, until the signal aborts: no page is read after it. */
async function* heeding(signal: AbortSignal, pages: AsyncIterable<tables.Row[]>): AsyncGenerator<tables.Row[]> {
  signal.throwIfAborted()
  for await (const rows of pages)
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      signal.throwIfAborted()
      yield rows.slice(from, from + ROWS_AT_ONCE)
    }
}

async function* jsonParts(table: tables.ExportTable, pages: AsyncIterable<tables.Row[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const rows of pages) {
    yield before + rows.map((row) => tables.jsonRow(table, row)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* csvParts(table: tables.ExportTable, pages: AsyncIterable<tables.Row[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(tables.csvHead(table))
  for await (const rows of pages) yield rows.map((row) => csvLine(tables.csvRow(table, row))).join('')
}
