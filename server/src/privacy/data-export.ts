import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { fullName } from '../people/full-name.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import * as store from './export-store.ts'
import * as tables from './export-tables.ts'
import { readmeText } from './readme.ts'
import { ZipFile } from './zip-file.ts'

export interface DataExportParts {
  database: Database
  limits: RateLimits
  now(): Date
}

interface Reading {
  table: tables.ExportTable
  /** Begins anew with each call: each table is read for its JSON and for its CSV. */
  read(): AsyncIterable<tables.Row[]>
}

/** Each holds a connection and its compressed bytes meanwhile. */
const AT_ONCE = 2
let running = 0

/**
 * All data about a user in a zip: JSON and CSV, as one moment of the database. No one else's, and nothing that opens anything.
 * @throws Refusal `too_many_requests`
 */
export async function exportData(parts: DataExportParts, userId: string): Promise<Buffer> {
  const { database, limits } = parts
  await limits.dataExports.assertOpen('', userId)
  if (running >= AT_ONCE)
    throw new Refusal('too_many_requests', 'Several downloads are being prepared just now. Please try again shortly.', {
      retryAfterSeconds: 20,
    })
  running += 1
  try {
    await limits.dataExports.count('', userId)
    await recordAudit(database, { actor: userId, subject: userId, action: 'data_exported' })
    return await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) => asSeenBy(transaction, [userId], (own) => build(own, userId, parts.now())))
  } finally {
    running -= 1
  }
}

async function build(db: VisibleDatabase, userId: string, now: Date): Promise<Buffer> {
  const account = await store.findOwnAccount(db, userId)
  if (!account) throw notFound('The user')
  const readings = readingsOf(db, userId)
  const zip = new ZipFile(now)
  const readme = readmeText(
    readings.map(({ table }) => table),
    fullName(account),
    now,
  )
  await zip.add('README.txt', [BYTE_ORDER_MARK, readme])
  await zip.add('profile.json', [`${JSON.stringify(account, undefined, 2)}\n`])
  for (const { table, read } of readings) {
    await zip.add(`${table.name}.json`, jsonParts(table, read()))
    await zip.add(`${table.name}.csv`, csvParts(table, read()))
  }
  return zip.finish()
}

function readingsOf(db: VisibleDatabase, userId: string): Reading[] {
  const whole = (
    table: tables.ExportTable,
    find: (db: VisibleDatabase, userId: string) => Promise<tables.Row[]>,
  ): Reading => ({
    table,
    async *read() {
      yield await find(db, userId)
    },
  })
  const measured = Object.entries(tables.MEASUREMENT_TABLES).map(([name, table]) => ({
    table,
    read: () => store.readOwnMeasurements(db, name as store.MeasurementTable, userId),
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
    whole(tables.UNREADABLE_RECORDS, store.findOwnUnreadableRecords),
    whole(tables.WORDED_INSIGHTS, store.findOwnWordedInsights),
    whole(tables.AI_USAGE, store.findOwnAiUsage),
  ]
}

async function* jsonParts(table: tables.ExportTable, pages: AsyncIterable<tables.Row[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield before + rows.map((row) => tables.jsonRow(table, row)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* csvParts(table: tables.ExportTable, pages: AsyncIterable<tables.Row[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(tables.csvHead(table))
  for await (const rows of pages) yield rows.map((row) => csvLine(tables.csvRow(table, row))).join('')
}
