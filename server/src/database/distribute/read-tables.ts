import type pg from 'pg'

/** A table as it is now: its keys, and how Citus keeps it. */
export interface StoredTable {
  name: string
  /** Key columns of each unique index, by the index's name. */
  uniqueKeys: Record<string, string[]>
  foreignKeys: ForeignKey[]
  /** By which column Citus distributes it, or that it keeps all rows on each node; undefined: on the coordinator alone. */
  kept: KeptByCitus | undefined
}

export interface ForeignKey {
  name: string
  columns: string[]
  to: string
  toColumns: string[]
}

export type KeptByCitus = { as: 'distributed'; by: string | null } | { as: 'reference' }

/** The tables of the schema `public`, by name. @param hasCitus whether Citus' own catalog may be asked */
export async function readTables(client: pg.Client, hasCitus: boolean): Promise<StoredTable[]> {
  const { rows } = await client.query<Omit<StoredTable, 'kept'>>(TABLES)
  const kept = hasCitus ? await readKept(client) : new Map<string, KeptByCitus>()
  return rows.map((row) => ({ ...row, kept: kept.get(row.name) }))
}

const columnsOf = (relation: string, numbers: string) =>
  `(select coalesce(json_agg(a.attname order by k.position), '[]')
    from unnest(${numbers}) with ordinality k(number, position)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number)`

const TABLES = `
  select c.relname as name,
    (select coalesce(json_object_agg(i.relname, ${columnsOf('c.oid', '(x.indkey::int2[])[0:x.indnkeyatts - 1]')}), '{}')
      from pg_index x join pg_class i on i.oid = x.indexrelid
      where x.indrelid = c.oid and (x.indisunique or x.indisexclusion)) as "uniqueKeys",
    (select coalesce(json_agg(json_build_object('name', f.conname, 'to', f.confrelid::regclass::text,
        'columns', ${columnsOf('c.oid', 'f.conkey')}, 'toColumns', ${columnsOf('f.confrelid', 'f.confkey')})
        order by f.conname), '[]')
      from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as "foreignKeys"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`

/** `h`: by the hash of a column. `n` with `t`: a reference table, which is kept up to date by two-phase commit. */
async function readKept(client: pg.Client): Promise<Map<string, KeptByCitus>> {
  const { rows } = await client.query<{ name: string; is_reference: boolean; by: string | null }>(`
    select c.relname as name, p.partmethod = 'n' as is_reference,
      case when p.partkey is not null then column_to_column_name(p.logicalrelid, p.partkey) end as by
    from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
    where c.relnamespace = 'public'::regnamespace and (p.partmethod <> 'n' or p.repmodel = 't' or p.colocationid <> 0)`)
  return new Map(
    rows.map(({ name, is_reference, by }) => [name, is_reference ? { as: 'reference' } : { as: 'distributed', by }]),
  )
}
