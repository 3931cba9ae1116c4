import type { Connection } from '../../database/database.ts'
import { withClient } from '../../database/with-client.ts'

const OURS = `('public'::regnamespace, 'jobs'::regnamespace)`
/** `corner_app: SELECT INSERT`, in a steady order. */
const rights = (acl: string) => `(select string_agg(line, '; ' order by line) from (
  select concat(coalesce(rolname, 'public'), ': ', string_agg(privilege_type, ' ' order by privilege_type)) as line
  from aclexplode(${acl}) left join pg_roles on pg_roles.oid = grantee group by rolname) as lines)`
const IS_OWN = (classid: string, oid: string) =>
  `not exists (select from pg_depend where classid = '${classid}'::regclass and objid = ${oid} and deptype = 'e')`

/** What a database is made of, a line each: what two of one Corner must have in common, wherever they began. */
const CATALOGS = {
  schemas: `select concat_ws(' ', nspname, pg_get_userbyid(nspowner), ${rights('nspacl')}) as line from pg_namespace
    where oid in ${OURS}`,
  extensions: `select concat_ws(' ', extname, extversion, extnamespace::regnamespace, pg_get_userbyid(extowner)) as line
    from pg_extension`,
  relations: `select concat_ws(' ', oid::regclass, relkind, pg_get_userbyid(relowner), relrowsecurity, relforcerowsecurity,
      relpersistence, reloptions, ${rights('relacl')}) as line from pg_class where relnamespace in ${OURS}`,
  columns: `select concat_ws(' ', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull,
      attidentity, attgenerated, attcollation::regcollation, pg_get_expr(adbin, adrelid), ${rights('attacl')}) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace in ${OURS} and relkind in ('r', 'p', 'v', 'S') and attnum > 0`,
  indexes: `select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid) as line from pg_index
    join pg_class on pg_class.oid = indexrelid where relnamespace in ${OURS}`,
  constraints: `select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace in ${OURS}`,
  policies: `select concat_ws(' ', schemaname, tablename, policyname, permissive, roles, cmd, qual, with_check) as line
    from pg_policies`,
  triggers: `select concat_ws(' ', pg_get_triggerdef(oid), tgenabled) as line from pg_trigger where not tgisinternal`,
  functions: `select concat_ws(' ', pg_get_functiondef(oid), pg_get_userbyid(proowner), ${rights('proacl')}) as line
    from pg_proc where pronamespace in ${OURS} and prokind in ('f', 'p') and ${IS_OWN('pg_proc', 'pg_proc.oid')}`,
  views: `select concat_ws(' ', oid::regclass, pg_get_viewdef(oid)) as line from pg_class
    where relnamespace in ${OURS} and relkind in ('v', 'm')`,
  types: `select concat_ws(' ', oid::regtype, typtype, array(select enumlabel from pg_enum where enumtypid = pg_type.oid
      order by enumsortorder)) as line
    from pg_type where typnamespace in ${OURS} and ${IS_OWN('pg_type', 'pg_type.oid')}`,
  migrations: 'select name as line from kysely_migration',
}

export function readCatalogs(unbound: Connection): Promise<Record<string, string[]>> {
  return withClient(unbound, async (client) => {
    const catalogs: Record<string, string[]> = {}
    for (const [name, query] of Object.entries(CATALOGS)) {
      const { rows } = await client.query<{ line: string }>(`${query} order by 1`)
      catalogs[name] = rows.map(({ line }) => line)
    }
    return catalogs
  })
}
