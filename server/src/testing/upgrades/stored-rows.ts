import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import type { Connection } from '../../database/database.ts'
import { withClient } from '../../database/with-client.ts'
import { isIntended, TAKEN_FROM_THE_PACKAGE } from './intended-changes.ts'
import type { Row } from './rows-of-every-table.ts'

interface StoredTable {
  key: string[]
  rows: Row[]
}

export type StoredTables = Map<string, StoredTable>

const TABLES = `select relname::text as name, array(select attname::text from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey) where indrelid = c.oid and indisprimary) as key
  from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'
  order by relname collate "C"`

/** Everything in the database. */
export function readTables(unbound: Connection): Promise<StoredTables> {
  return withClient(unbound, async (client) => {
    await client.query(`set timezone = 'UTC'`)
    const { rows: tables } = await client.query<{ name: string; key: string[] }>(TABLES)
    const stored: StoredTables = new Map()
    for (const { name, key } of tables) {
      const { rows } = await client.query<{ row: Row }>(
        `select to_jsonb(stored) as row from ${pg.escapeIdentifier(name)} stored order by stored::text collate "C"`,
      )
      stored.set(name, { key, rows: rows.map(({ row }) => row) })
    }
    return stored
  })
}

/** What an update of the tables has lost, changed or added that it does not intend; a sentence each. */
export function findChanges(before: StoredTables, after: StoredTables): string[] {
  return [...before].flatMap(([table, { key, rows }]) => {
    if (TAKEN_FROM_THE_PACKAGE.has(table)) return []
    const now = after.get(table)?.rows ?? []
    const keyOf = (row: Row) => JSON.stringify(key.map((column) => row[column]))
    const added = now.length - rows.length
    return [
      ...(added > 0 ? [`${table}: ${added} more`] : []),
      ...rows.flatMap((row) => {
        const kept = now.find((one) => keyOf(one) === keyOf(row))
        return kept ? changesOf(table, row, kept) : [`${table} ${keyOf(row)}: gone`]
      }),
    ]
  })
}

function changesOf(table: string, before: Row, after: Row): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((column) => {
    const [then, now] = [before[column], after[column]]
    if (isIntended(`${table}.${column}`, { then, now, before, after }) ?? isDeepStrictEqual(now, then ?? null))
      return []
    return [`${table}.${column}: ${JSON.stringify(now)} instead of ${JSON.stringify(then ?? null)}`]
  })
}
