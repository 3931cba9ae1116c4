import type pg from 'pg'
import { type LinkedTeam, seedLinkedTeam } from '../../linked-team.ts'
import type { Attack } from '../attack.ts'
import { Checks } from '../target/checks.ts'
import { breakingQueries, PROTECTED, readingQueries } from './hostile-queries.ts'

/** Refusals of PostgreSQL, and mistakes in a query: whatever it says, it gave nothing away. */
const NOTHING_GIVEN = /^(?:42|22|0A|25|2F|55|2B|0L)/

/** Queries as the server's own role, as if a hole in the server let somebody write them. */
export const rowLevelSecurity: Attack = {
  name: 'row-level',
  cases: ['L7', '13 escapes from row level security', '9 tables without a setting'],
  criterion:
    'In a transaction that sees one athlete, no query gives a row of another, changes one, leaves the role, or touches the audit log',
  async run({ pool, openAsApp }) {
    const checks = new Checks()
    const team = await seedLinkedTeam(pool, 'Attacked', 2)
    const [own = '', other = ''] = team.athleteIds
    const app = openAsApp()
    try {
      const before = await storedOf(pool, team)
      checks.that(Number(before.split(' ')[0]) > 500, 'There is nothing to steal: the attack would prove nothing')
      for (const query of readingQueries(other)) {
        const rows = await ask(app, own, query)
        const got = JSON.stringify(rows)
        checks.that(!got.includes(`"user_id":"${other}"`), `${query} gave ${got.slice(0, 200)}`)
      }
      for (const table of PROTECTED) {
        const { rowCount } = await app.query(`select from ${table}`)
        checks.that(rowCount === 0, `Without a setting ${table} shows ${rowCount} rows`)
      }
      for (const query of breakingQueries(own, other)) {
        const answer = await ask(app, own, query, 'commit')
        const after = await storedOf(pool, team)
        checks.that(after === before, `${query} changed what is stored (${JSON.stringify(answer).slice(0, 100)})`)
        if (after !== before) break
      }
    } finally {
      await app.end()
    }
    return checks.outcome()
  },
}

/** What a query gives within the setting of one athlete; an error counts as nothing. */
async function ask(app: pg.Pool, own: string, query: string, end: 'rollback' | 'commit' = 'rollback') {
  const client = await app.connect()
  try {
    await client.query(`begin; set local corner.visible_athletes = '{${own}}'`)
    const result = (await client.query(query)) as pg.QueryResult | pg.QueryResult[]
    await client.query(end)
    return [result].flat().flatMap(({ rows }) => rows)
  } catch (error) {
    await client.query('rollback')
    const { code = '', message } = error as { code?: string; message: string }
    return NOTHING_GIVEN.test(code) ? [] : [{ error: message }]
  } finally {
    await client.query('discard all')
    client.release()
  }
}

/** What must stay as it is, seen by a superuser: everybody's records, the policies and rights, and the audit log. */
async function storedOf(pool: pg.Pool, { athleteIds }: LinkedTeam): Promise<string> {
  const counts = PROTECTED.map((table) => `(select count(*) from ${table} where user_id = any($1))`).join(' + ')
  const { rows } = await pool.query<{ stored: string }>(
    `select concat_ws(' ', ${counts},
      (select md5(string_agg(c::text, '' order by c::text)) from cycles c where user_id = any($1)),
      (select md5(string_agg(t::text, '' order by t.oid)) from (select oid, relname, relowner, relrowsecurity, relforcerowsecurity
        from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') t),
      (select count(*) from pg_policy), (select count(*) from pg_roles), (select count(*) from pg_proc where prosecdef),
      (select count(*) from audit_lines where action is not null and at < now() - interval '1 hour'),
      (select count(*) from applied_migrations), (select rolbypassrls::text from pg_roles where rolname = 'corner_app')) as stored`,
    [athleteIds],
  )
  return rows[0]?.stored ?? ''
}
