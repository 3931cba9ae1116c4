import type pg from 'pg'

/** A database that holds people is never overwritten. */
export async function holdsPeople(client: pg.ClientBase): Promise<boolean> {
  const { rows: tables } = await client.query<{ missing: boolean }>(
    `select to_regclass('public.users') is null as missing`,
  )
  if (tables[0]?.missing) return false
  return Boolean((await client.query('select from users limit 1')).rowCount)
}

/**
 * Drops all tables, views and functions of the session's role, so that they can be created as an older Corner had them. What
 * belongs to an extension stays, and so do the job tables.
 */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop %s if exists public.%I cascade', case relkind when 'v' then 'view' else 'table' end, relname) as statement
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and not relispartition
      and relowner = (select oid from pg_roles where rolname = current_user)
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    union all
    select format('drop function if exists %s cascade', p.oid::regprocedure)
    from pg_proc p
    where pronamespace = 'public'::regnamespace
      and proowner = (select oid from pg_roles where rolname = current_user)
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`)
  for (const { statement } of rows) await client.query(statement)
}
