import { Refusal } from '@corner/contract/refusal.ts'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Connection } from '../database/database.ts'
import { withClient } from '../database/with-client.ts'
import { type BackedUpTable, columnList, findTables } from './tables.ts'

/** The database as it was at one moment, however long the reading takes. */
export interface Snapshot {
  postgresqlVersion: string
  /** Names of the applied migrations, in their order. */
  migrations: string[]
  tables: BackedUpTable[]
  /** The rows of a table as text, in pieces of any length. */
  rowsOf(table: BackedUpTable): AsyncIterable<Buffer>
  readSequences(): Promise<{ name: string; value: number }[]>
}

/** So few that the list of them costs nothing beside reading their rows. */
const USERS_AT_ONCE = 200
/** A network that drops packets silently would let it wait for ever. */
const CONNECT_MS = 15_000
const NO_TABLES =
  'No table of Corner in this database belongs to the role that asks for the backup. Name the role that owns them in DATABASE_URL.'

/** The form of dates, times, numbers and bytes must not depend on the server's settings. */
const STEADY_FORMS = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/**
 * Reads within one transaction that sees one moment of the database. Others go on writing meanwhile; only changes of the
 * tables themselves wait.
 * @param owner of the tables
 * @throws Refusal for another role, a superuser too: it would leave out what is not its own
 */
export async function withSnapshot<T>(owner: Connection, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  // Closing the connection ends the transaction, also in the middle of a COPY.
  return withClient({ connectionTimeoutMillis: CONNECT_MS, keepAlive: true, ...owner }, async (client) => {
    await client.query(`begin isolation level repeatable read read only; ${STEADY_FORMS}`)
    const tables = await findTables(client)
    if (tables.length === 0) throw new Refusal('unavailable', NO_TABLES)
    await client.query(`lock table ${columnList(tables.map(({ name }) => name))} in access share mode`)
    return work({ tables, ...(await readState(client)), ...reader(client) })
  })
}

async function readState(client: pg.Client) {
  const version = await client.query<{ server_version: string }>('show server_version')
  const postgresqlVersion = version.rows[0]?.server_version ?? ''
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name collate "C"')
  return { postgresqlVersion, migrations: rows.map(({ name }) => name) }
}

function reader(client: pg.Client): Pick<Snapshot, 'rowsOf' | 'readSequences'> {
  return {
    async *rowsOf(table) {
      if (!table.isProtected) return yield* rowsBy(client, table)
      const { rows } = await client.query<{ id: string }>('select id from users order by id')
      for (let at = 0; at < rows.length; at += USERS_AT_ONCE)
        yield* rowsOfUsers(
          client,
          table,
          rows.slice(at, at + USERS_AT_ONCE).map(({ id }) => id),
        )
    },
    async readSequences() {
      const { rows } = await client.query<{ name: string; value: string }>(
        `select sequencename as name, last_value::text as value from pg_sequences
         where schemaname = 'public' and sequenceowner = current_user and last_value is not null
         order by sequencename collate "C"`,
      )
      return rows.map(({ name, value }) => ({ name, value: Number(value) }))
    },
  }
}

/**
 * Row level security binds the owner, too, and a session that named all athletes at once would compare each row with all of
 * them. The condition is the one of the policy, on a column that every key begins with.
 */
async function* rowsOfUsers(client: pg.Client, table: BackedUpTable, ids: readonly string[]): AsyncIterable<Buffer> {
  const list = `'{${ids.join()}}'`
  await client.query(`set local corner.visible_athletes = ${list}`)
  yield* rowsBy(client, table, `where user_id = any(${list}::uuid[])`, ['user_id'])
}

function rowsBy(
  client: pg.Client,
  { name, columns, order }: BackedUpTable,
  condition = '',
  first: readonly string[] = [],
): AsyncIterable<Buffer> {
  const rows = `select ${columnList(columns)} from ${pg.escapeIdentifier(name)} ${condition}`
  return client.query(copyTo(`copy (${rows} order by ${[...first, ...order].join(', ')}) to stdout`))
}
