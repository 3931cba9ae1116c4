import { Kysely, PostgresDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import type { Connection } from '../../database/database.ts'
import { openPool } from '../../database/database.ts'
import { OWNER_ROLE } from '../../database/embedded/settings.ts'
import { withClient } from '../../database/with-client.ts'
import { ROWS } from './rows-of-every-table.ts'

interface Parts {
  /** Of an empty database. */
  owner: Connection
  /** To whom row level security does not apply. */
  unbound: Connection
  migrations: Record<string, Migration>
}

/** The statements that make these migrations' schema in an empty database, and fill every table of it. */
export async function writeFilledSchema({ owner, unbound, migrations }: Parts): Promise<string> {
  const schema = await migrateAndNote(owner, migrations)
  const rows = await withClient(unbound, async (client) => {
    await fill(client)
    return readRows(client)
  })
  return [`set role ${OWNER_ROLE}`, ...schema, 'reset role', ...rows, ''].join(';\n')
}

/** What a migration says of tables; what it says of rows finds none in an empty database. */
const CHANGES_SCHEMA = /^\s*(?:create|alter|drop|revoke|grant)\b/i

async function migrateAndNote(owner: Connection, migrations: Record<string, Migration>): Promise<string[]> {
  const statements: string[] = []
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openPool({ ...owner, max: 2 }) }),
    log: ({ query }) => {
      if (CHANGES_SCHEMA.test(query.sql)) statements.push(query.sql.trim())
    },
  })
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  await db.destroy()
  if (error) throw error
  return statements
}

interface Column {
  table: string
  column: string
  isFilled: boolean
}

const COLUMNS = `select c.table_name as "table", column_name as "column" from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and table_type = 'BASE TABLE' and c.table_name not like 'kysely\\_%'
  order by c.table_name, ordinal_position`

/** @throws Error for a table or a column that has no value: add it to rows-of-every-table.ts */
async function fill(client: pg.Client): Promise<void> {
  const { rows: columns } = await client.query<Column>(COLUMNS)
  for (const [table, rows] of Object.entries(ROWS)) {
    const known = columns.flatMap((of) => (of.table === table ? [of.column] : []))
    if (known.length === 0) continue
    await client.query(`delete from ${pg.escapeIdentifier(table)}`) // what a migration put there
    for (const row of rows) {
      const kept = known.filter((column) => row[column] !== undefined)
      const list = kept.map(pg.escapeIdentifier).join(', ')
      await client.query(
        `insert into ${pg.escapeIdentifier(table)} (${list}) overriding system value
         select ${list} from jsonb_populate_record(null::${pg.escapeIdentifier(table)}, $1)`,
        [JSON.stringify(row)],
      )
    }
  }
  for (const { table, column } of columns) {
    const { rowCount } = await client.query(
      `select from ${pg.escapeIdentifier(table)} where ${pg.escapeIdentifier(column)} is not null limit 1`,
    )
    if (!rowCount) throw new Error(`No row of ${table} has a value in ${column}: add one to rows-of-every-table.ts`)
  }
}

async function readRows(client: pg.Client): Promise<string[]> {
  const statements: string[] = []
  for (const table of ['kysely_migration', 'kysely_migration_lock', ...Object.keys(ROWS)]) {
    const { rows: known } = await client.query<{ isThere: boolean }>(
      `select to_regclass($1) is not null as "isThere"`,
      [table],
    )
    if (!known[0]?.isThere) continue
    const name = pg.escapeIdentifier(table)
    const { rows } = await client.query<{ row: string }>(`select to_jsonb(stored)::text as row from ${name} stored`)
    for (const { row } of rows)
      statements.push(
        `insert into ${name} overriding system value select * from jsonb_populate_record(null::${name}, ${pg.escapeLiteral(row)})`,
      )
  }
  return [
    ...statements,
    ...(await client.query<{ statement: string }>(IDENTITIES)).rows.map(({ statement }) => statement),
  ]
}

/** The next row gets a number of its own. */
const IDENTITIES = `select format('select setval(pg_get_serial_sequence(%L, %L), (select max(%I) from %I))',
    table_name, column_name, column_name, table_name) as statement
  from information_schema.columns where table_schema = 'public' and is_identity = 'YES' order by 1`
