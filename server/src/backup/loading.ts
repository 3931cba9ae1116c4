import pg from 'pg'
import { columnList } from './tables.ts'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * Makes the tables of a transaction ready to take rows as they were, in any order, and back again: row level security does not
 * bind the owner (PostgreSQL refuses `COPY ... FROM` with it), no trigger changes a row, and foreign keys are checked at the end
 * instead of row by row.
 */
export async function openTables(client: pg.ClientBase, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: forced } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relforcerowsecurity and relname = any($1)`,
    [tables],
  )
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  const forcing = (mode: string) => forced.map(({ name }) => alter(name, `${mode} row level security`))
  await run(client, [
    ...forcing('no force'),
    ...tables.map((name) => alter(name, 'disable trigger user')),
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    `truncate ${columnList(tables)}`,
  ])
  return () =>
    run(client, [
      ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
      ...tables.map((name) => alter(name, 'enable trigger user')),
      ...forcing('force'),
    ])
}

function alter(table: string, what: string): string {
  return `alter table ${pg.escapeIdentifier(table)} ${what}`
}

async function run(client: pg.ClientBase, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement)
}
