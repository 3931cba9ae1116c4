import pg from 'pg'
import { UNFINISHED_RESTORE } from './unfinished-restore.ts'

/** A table of the application, with all that is needed to read it in a steady order. */
export interface BackedUpTable {
  name: string
  /** Without generated ones. */
  columns: string[]
  /** Columns of the primary key, each as an expression to sort by that gives the same order on every machine. */
  order: string[]
  /** Row level security applies: a session sees the rows of the users that it names (visible-athletes.ts). */
  isProtected: boolean
}

/** All tables that the session's role owns, by name. Left out: which migrations were applied, and the job tables. */
export async function findTables(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(FIND)
  const keyless = rows.find(({ order }) => order.length === 0)
  if (keyless) throw new Error(`The table ${keyless.name} has no primary key: its rows have no steady order`)
  return rows
}

const FIND = `
  select relname::text as name, relrowsecurity as "isProtected",
    array(select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
    array(select quote_ident(attname) || case when attcollation <> 0 then ' collate "C"' else '' end
      from pg_index, unnest(indkey::int2[]) with ordinality as part(number, place)
      join pg_attribute on attnum = part.number
      where indrelid = c.oid and indisprimary and attrelid = c.oid order by part.place) as "order"
  from pg_class c
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and relowner = (select oid from pg_roles where rolname = current_user) and relname not like 'kysely\\_%'
    and relname <> '${UNFINISHED_RESTORE}'
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  order by relname collate "C"`

/** `"user_id", "date"` */
export function columnList(columns: readonly string[]): string {
  return columns.map(pg.escapeIdentifier).join(', ')
}
