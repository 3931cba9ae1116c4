/** Tables of which a transaction sees only the rows of the athletes that it names. */
export const PROTECTED = [
  'cycles',
  'sleeps',
  'recoveries',
  'workouts',
  'wearable_connections',
  'oauth_states',
  'wearable_profiles',
  'body_measurements',
  'worded_insights',
  'unreadable_records',
] as const

/** What an injected query may try to read of somebody else, from a transaction that sees only its own athlete. */
export function readingQueries(other: string): string[] {
  const is = `user_id = '${other}'`
  return [
    ...PROTECTED.map((table) => `select * from ${table} where ${is} or true`),
    `select c.* from users u join cycles c on c.user_id = u.id where u.id = '${other}'`,
    `select (select to_jsonb(c) from cycles c where ${is} limit 1)`,
    `with stolen as materialized (select * from cycles) select * from stolen where ${is}`,
    `select l.* from users u, lateral (select * from sleeps where user_id = u.id) l where u.id = '${other}'`,
    `select json_agg(c) from cycles c where ${is}`,
    `select * from cycles where ${is} union all select * from cycles where ${is}`,
    `select * from cycles tablesample bernoulli (100) where ${is}`,
    `table cycles`,
    // An error that depends on a hidden row would tell of it.
    `select 1 / (case when ${is} then 0 else 1 end), user_id from cycles`,
    `select cast(raw::text || user_id as integer) from cycles where ${is}`,
    `select * from pg_stats where tablename in ('cycles', 'sleeps') and most_common_vals::text like '%${other}%'`,
    `select pg_get_viewdef(oid), '${other}' as wanted from pg_class where relname = 'cycles' and relkind = 'v'`,
    `create temporary table stolen as select * from cycles; select * from stolen where ${is}`,
    `do $$ begin perform set_config('row_security', 'off', true); end $$; select * from cycles where ${is}`,
    `prepare stolen as select * from cycles where ${is}; execute stolen`,
    `declare stolen cursor for select * from cycles where ${is}; fetch all from stolen`,
    `set local corner.visible_athletes = 'all'; select * from cycles where ${is}`,
    ...['', '{', '*', 'ALL', '{*}', '%', "{''}"].map(
      (setting) =>
        `set local corner.visible_athletes = '${setting.replaceAll("'", "''")}'; select * from cycles where ${is}`,
    ),
  ]
}

/** What it may try to change, or by which it may try to get out of its role. */
export function breakingQueries(own: string, other: string): string[] {
  const is = `user_id = '${other}'`
  return [
    ...PROTECTED.map((table) => `delete from ${table} where ${is}`),
    ...PROTECTED.map((table) => `update ${table} set user_id = '${own}' where ${is}`),
    `update cycles set user_id = '${other}' where user_id = '${own}'`,
    `insert into cycles select * from cycles on conflict (user_id, provider, provider_id) do update set strain = 0 where cycles.${is}`,
    `merge into cycles using (select 1) one on cycles.${is} when matched then delete`,
    'truncate cycles',
    'drop table cycles',
    'alter table cycles disable row level security',
    'alter table cycles no force row level security',
    'drop policy visible_athletes on cycles',
    'create policy mine on cycles using (true)',
    'alter table cycles owner to corner_app',
    `set row_security = off; delete from cycles where ${is}`,
    `set role corner; delete from cycles where ${is}`,
    `set role postgres; delete from cycles where ${is}`,
    'set session authorization postgres',
    `reset session authorization; delete from cycles where ${is}`,
    'grant corner to corner_app',
    'alter role corner_app bypassrls',
    'create role mine superuser',
    'create extension dblink',
    'create table mine (id integer)',
    'create function mine() returns integer language sql security definer as $$ select 1 $$',
    `copy cycles to program 'cat > /tmp/stolen'`,
    `copy cycles from '/etc/passwd'`,
    `select pg_read_file('/etc/passwd')`,
    `select lo_import('/etc/passwd')`,
    `select pg_ls_dir('.')`,
    'select pg_terminate_backend(pid) from pg_stat_activity where usename = $q$postgres$q$',
    'alter system set log_statement = all',
    'update audit_lines set action = action',
    'delete from audit_lines',
    'truncate audit_lines',
    'delete from applied_migrations',
    `insert into kysely_migration values ('mine', 'now')`,
  ]
}
