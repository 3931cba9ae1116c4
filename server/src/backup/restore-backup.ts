import { Refusal } from '@corner/contract/refusal.ts'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { ADVISORY_LOCKS, takeAdvisoryLock } from '../database/advisory-locks.ts'
import type { Connection } from '../database/database.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { EVERY_MIGRATION, presentName } from '../database/migrations/every-migration.ts'
import { withClient } from '../database/with-client.ts'
import { damaged } from './comment-lines.ts'
import { dropEverything, holdsPeople } from './empty-database.ts'
import type { BackupHeader, TableHead } from './format.ts'
import { openTables } from './loading.ts'
import { type ReadBackup, readBackup } from './read-backup.ts'
import { type BackedUpTable, columnList, findTables } from './tables.ts'
import { noteFinished, noteUnfinished, otherUnfinished, readUnfinished } from './unfinished-restore.ts'

/** PostgreSQL refuses a value, breaks a rule of a table, or does not know a name. */
const OF_THE_ROWS = /^(?:22|23|42)/

interface RestoreOptions {
  /**
   * What this file was found to be a moment ago; absent: it is read for that. While its rows come in, it is compared with its totals
   * in any case.
   */
  checked?: ReadBackup
  /** Called when all rows are in and nobody sees them yet: the key must be in its place by then. */
  beforeVisible?: () => Promise<unknown>
  /**
   * For a command: whoever calls ends the note with `noteFinished`. Where an earlier run left it after the rows, they are not
   * brought in again.
   */
  isNoted?: boolean
}

/**
 * Brings a backup into a database without people, with the tables as they were when it was made; migrate them afterwards
 * (prepare-database.ts). The whole file is checked before anything is changed, and its rows come in with one transaction.
 * @param owner of the tables, or of the empty database
 * @throws Refusal for a file that cannot be restored, and for a database that holds people; `RestoreBrokenOff` where its rows turn out
 * not to fit, when the tables of before are gone
 */
export async function restoreBackup(
  owner: Connection,
  path: string,
  { checked, beforeVisible = async () => {}, isNoted = false }: RestoreOptions = {},
): Promise<ReadBackup> {
  const found = checked ?? (await readBackup(path))
  const { header } = found
  const migrations = migrationsOf(header)
  return withClient(owner, async (client) => {
    await takeAdvisoryLock(client, ADVISORY_LOCKS.restore)
    if (await holdsPeople(client)) {
      const unfinished = await readUnfinished(client)
      if (!isNoted || unfinished === undefined) throw peopleInTheWay()
      if (unfinished !== header.madeAt) throw otherUnfinished(unfinished)
      await beforeVisible()
      return found
    }
    await dropEverything(client)
    if (isNoted) await noteUnfinished(client, header.madeAt)
    try {
      await migrateDatabase(owner, migrations)
      return await load(client, path, beforeVisible)
    } catch (error) {
      await client
        .query('rollback')
        .then(() => noteFinished(client))
        .catch(() => {}) // the connection may be what broke off
      throw brokenOff(error)
    }
  })
}

/**
 * The rows could not be loaded after the tables of before were gone. The tables are empty, and those of the backup's Corner: a start
 * of Corner brings them up to date.
 */
export class RestoreBrokenOff extends Refusal {
  override name = 'RestoreBrokenOff'
}

function brokenOff(cause: unknown): RestoreBrokenOff {
  const { code = '' } = cause as { code?: string }
  const isOfFile = cause instanceof Refusal || OF_THE_ROWS.test(code)
  const what = isOfFile
    ? 'This file cannot be restored: its rows do not fit the tables of the Corner that it names.'
    : 'The backup could not be restored: the database broke off.'
  return new RestoreBrokenOff(
    isOfFile ? 'bad_input' : 'unavailable',
    `${what} There are still no people in this database. Corner starts anew: go on with the set-up link that it prints.`,
    { cause },
  )
}

/** Those that made the tables of a backup. @throws Refusal for tables that this program does not know */
export function migrationsOf({ migrations, cornerVersion }: BackupHeader): typeof EVERY_MIGRATION {
  const names = migrations.map(presentName)
  const newer = names.find((name) => !EVERY_MIGRATION[name])
  if (newer)
    throw new Refusal(
      'bad_input',
      `This backup was made by a newer Corner (${cornerVersion}, whose step ${newer} is unknown here). Restore it with that release or a later one. Nothing was changed.`,
    )
  return Object.fromEntries(Object.entries(EVERY_MIGRATION).filter(([name]) => names.includes(name)))
}

async function load(client: pg.Client, path: string, beforeVisible: () => Promise<unknown>): Promise<ReadBackup> {
  await client.query(
    `begin; set local statement_timeout = 0; set local datestyle = 'ISO, YMD'; set local client_encoding = 'UTF8'`,
  )
  const tables = await findTables(client)
  const names = tables.map(({ name }) => name)
  await client.query(`lock table ${columnList(names)} in access exclusive mode`)
  // Somebody may have registered since: where Corner runs, its first screen is open.
  if (await holdsPeople(client)) throw peopleInTheWay()
  const close = await openTables(client, names)
  const read = await readBackup(path, (head) => client.query(copyFrom(copyStatement(head, tables))))
  for (const { name, value } of read.totals.sequences)
    await client.query(`select setval(to_regclass('public.' || quote_ident($1)), $2)`, [name, value])
  await close()
  await beforeVisible()
  await client.query('commit')
  await client.query('analyze')
  return read
}

/** Names come from the file, so only those of existing tables and columns get into the statement. */
function copyStatement({ table, columns }: TableHead, tables: readonly BackedUpTable[]): string {
  const known = tables.find(({ name }) => name === table)
  if (!known || columns.some((column) => !known.columns.includes(column)) || columns.length !== known.columns.length)
    throw damaged(`its table ${table} has other columns than the Corner that it names`)
  return `copy ${columnList([table])} (${columnList(columns)}) from stdin`
}

function peopleInTheWay(): Refusal {
  return new Refusal(
    'conflict',
    'This database already holds people, and a backup is restored into an empty one only. Nothing was changed.',
  )
}
