import type pg from 'pg'

/**
 * PostgreSQL's own check of each B-tree index of ours against its table (extension amcheck, with heapallindexed), and of each
 * table's pages.
 * @returns what is damaged, one line each
 */
export async function findDamage(client: pg.Client): Promise<{ checked: number; damage: string[] }> {
  await client.query('create extension if not exists amcheck')
  const { rows } = await client.query<{ name: string; kind: string }>(
    `select c.oid::regclass::text as name, c.relkind as kind
     from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_am am on am.oid = c.relam
     where n.nspname in ('public', 'jobs') and c.relpersistence = 'p'
       and (c.relkind = 'r' or c.relkind = 'i' and am.amname = 'btree')`,
  )
  const damage: string[] = []
  for (const { name, kind } of rows) {
    try {
      if (kind === 'i') await client.query('select bt_index_check($1::regclass, true)', [name])
      else {
        const found = await client.query<{ msg: string }>('select msg from verify_heapam($1::regclass)', [name])
        damage.push(...found.rows.map(({ msg }) => `${name}: ${msg}`))
      }
    } catch (error) {
      damage.push(`${name}: ${(error as Error).message}`)
    }
  }
  return { checked: rows.length, damage }
}
