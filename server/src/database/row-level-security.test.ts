import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { addAthlete } from '../measurements/athlete-for-tests.ts'
import { Club } from '../measurements/club-for-tests.ts'
import { createTestDatabase } from '../testing/database.ts'
import { type Database, openDatabase, openPool } from './database.ts'
import { PLACEMENTS } from './distribute/placements.ts'
import { asSeenBy } from './visible-athletes.ts'

const { connection, owner, unbound } = await createTestDatabase()
const appPool = openPool({ ...connection, max: 1 }) // one session: the next transaction would see what the last one left behind
const app = openDatabase(appPool)
const everything = openDatabase(openPool(unbound))
const ownerPool = openPool({ ...owner, max: 1 })
afterAll(() => Promise.all([app.destroy(), everything.destroy(), ownerPool.end()]))

const MEASUREMENTS = ['cycles', 'sleeps', 'recoveries', 'workouts', 'wearable_profiles', 'body_measurements'] as const
const LINKS = ['wearable_connections', 'oauth_states'] as const
const PROTECTED = [...MEASUREMENTS, 'worded_insights', 'unreadable_records', 'record_sources', ...LINKS] as const

/** Tables with a `user_id` that hold neither measurements nor links: only the API decides who sees them. */
const NOT_PROTECTED = [
  'address_links',
  'ai_usage',
  'imports',
  'known_networks',
  'memberships',
  'password_links',
  'sessions',
]

const club = new Club(everything)
const person = sql.raw(`'{}'`)
let ada: string
let ben: string
let cy: string

async function fill(user_id: string): Promise<void> {
  await club.link(user_id)
  await club.addCycle(user_id, '2026-03-02')
  await club.addSleep(user_id, '2026-03-02')
  await club.addRecovery(user_id, '2026-03-02')
  await club.addWorkout(user_id, '2026-03-02')
  for (const table of ['wearable_profiles', 'body_measurements'])
    await sql`insert into ${sql.table(table)} (user_id, provider, raw) values (${user_id}, 'whoop', ${person})`.execute(
      everything,
    )
  await sql`insert into unreadable_records values
    (${user_id}, 'whoop', 'sleep', 'key', null, 3, 'start', 'wrong', '{}', now(), now(), 1)`.execute(everything)
  await sql`insert into record_sources (user_id, provider) values (${user_id}, 'whoop')`.execute(everything)
  await sql`insert into worded_insights values (${user_id}, 'digest', '[]', now())`.execute(everything)
  await sql`insert into oauth_states values (${Buffer.from(user_id)}, ${user_id}, 'whoop', now())`.execute(everything)
}

beforeAll(async () => {
  ada = await addAthlete(everything)
  ben = await addAthlete(everything)
  cy = await addAthlete(everything)
  for (const user of [ada, ben, cy]) await fill(user)
})

/** A query without any condition. */
async function usersIn(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`select user_id from ${sql.table(table)}`.execute(db)
  return rows.map(({ user_id }) => user_id).sort()
}

/** A visible row as another user's: read and then inserted, because Citus refuses any `insert .. select` into these tables. */
async function insertInto(db: Database, table: string, user_id: string): Promise<void> {
  const name = sql.table(table)
  const { rows } = await sql<{ row: object }>`select to_jsonb(stored) as row from ${name} stored`.execute(db)
  const copy = { ...rows[0]?.row, user_id }
  const values = Object.keys(copy).map(
    (column) => sql`(jsonb_populate_record(null::${name}, ${JSON.stringify(copy)}::jsonb)).${sql.ref(column)}`,
  )
  await sql`insert into ${name} (${sql.join(Object.keys(copy).map(sql.ref))}) values (${sql.join(values)})`.execute(db)
}

describe.each(PROTECTED)('%s', (table) => {
  it('shows a query without any condition the rows of the users in its transaction’s setting', async () => {
    expect(await asSeenBy(app, [ada], (db) => usersIn(db, table))).toEqual([ada])
    expect(await asSeenBy(app, [ada, cy], (db) => usersIn(db, table))).toEqual([ada, cy].sort())
    expect(await asSeenBy(app, [], (db) => usersIn(db, table))).toEqual([])
  })

  it('shows nothing without the setting, also to a session that had it in its transaction before, nor to the owner', async () => {
    const fresh = openDatabase(openPool({ ...connection, max: 1 }))
    expect(await usersIn(fresh, table)).toEqual([])
    await fresh.destroy()
    await asSeenBy(app, [ada], (db) => usersIn(db, table))
    expect(await usersIn(app, table)).toEqual([])
    expect(await app.transaction().execute((db) => usersIn(db, table))).toEqual([])
    expect((await ownerPool.query(`select from ${table}`)).rowCount).toBe(0)
  })

  it('accepts no row of another user, and changes and deletes none', async () => {
    const refused = 'violates row-level security policy'
    await expect(
      asSeenBy(app, [ada], async (db) => {
        // The row to copy is visible, but not the user who would get the copy.
        await insertInto(db, table, ben)
      }),
    ).rejects.toThrow(refused)
    const isDistributed = inject('citusNodes') && PLACEMENTS[table]?.kind === 'distributed'
    await expect(
      asSeenBy(app, [ada], (db) => sql`update ${sql.table(table)} set user_id = ${ben}`.execute(db)),
    ).rejects.toThrow(isDistributed ? 'modifying the partition value of rows' : refused)
    await expect(sql`insert into oauth_states values ('new', ${ada}, 'whoop', now())`.execute(app)).rejects.toThrow(
      refused,
    )
    await asSeenBy(app, [cy], async (db) => {
      expect((await sql`delete from ${sql.table(table)} where user_id = ${ada}`.execute(db)).numAffectedRows).toBe(0n)
      expect(
        (await sql`update ${sql.table(table)} set user_id = user_id where user_id = ${ada}`.execute(db))
          .numAffectedRows,
      ).toBe(0n)
    })
    expect(await usersIn(everything, table)).toEqual([ada, ben, cy].sort())
  })

  it('is protected, also from its owner', async () => {
    const { rows } = await ownerPool.query(
      `select relrowsecurity, relforcerowsecurity from pg_class where oid = '${table}'::regclass`,
    )
    expect(rows).toEqual([{ relrowsecurity: true, relforcerowsecurity: true }])
  })
})

it('gives access to everybody’s links, and to no measurement', async () => {
  for (const table of LINKS)
    expect(await asSeenBy(app, 'all', (db) => usersIn(db, table))).toEqual([ada, ben, cy].sort())
  for (const table of [...MEASUREMENTS, 'worded_insights', 'unreadable_records'])
    expect(await asSeenBy(app, 'all', (db) => usersIn(db, table))).toEqual([])
})

it('narrows access for nested work, and restores it afterwards, also when it fails', async () => {
  await asSeenBy(app, [ada, ben], async (outer) => {
    expect(await asSeenBy(outer, [ben], (inner) => usersIn(inner, 'cycles'))).toEqual([ben])
    await expect(asSeenBy(outer, [ben], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await usersIn(outer, 'cycles')).toEqual([ada, ben].sort())
  })
  await app.transaction().execute(async (plain) => {
    expect(await asSeenBy(plain, [ben], (inner) => usersIn(inner, 'cycles'))).toEqual([ben])
    expect(await usersIn(plain, 'cycles')).toEqual([])
  })
})

it('accepts only ids in the setting', async () => {
  await expect(asSeenBy(app, [`${ada}}', true); --`], (db) => usersIn(db, 'cycles'))).rejects.toThrow('Not the id')
  expect(await asSeenBy(app, [ada.toUpperCase()], (db) => usersIn(db, 'cycles'))).toEqual([ada])
  expect(await asSeenBy(app, [ada.toUpperCase()], (db) => usersIn(db, 'wearable_connections'))).toEqual([ada])
})

it('forgets no table: each with a user_id is protected or listed as an exception', async () => {
  const { rows } = await ownerPool.query<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  )
  expect(rows.map(({ table_name }) => table_name).sort()).toEqual([...PROTECTED, ...NOT_PROTECTED].sort())
})

it('deletes with a user all rows of theirs, though nobody may see them', async () => {
  const gone = await addAthlete(everything)
  await fill(gone)
  await app.deleteFrom('users').where('id', '=', gone).execute()
  for (const table of PROTECTED) expect(await usersIn(everything, table), table).not.toContain(gone)
})

describe('the application’s role', () => {
  it('owns nothing, is no superuser and no member of another role', async () => {
    const { rows } = await appPool.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        (select count(*)::int from pg_shdepend where refobjid = r.oid and deptype = 'o') as owned,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships
       from pg_roles r where rolname = current_user`,
    )
    const [role] = rows
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owned: 0,
      memberships: 0,
    })
  })

  it.each([
    'alter table cycles disable row level security',
    'alter table cycles no force row level security',
    'drop policy visible_athletes on cycles',
    'create policy mine on cycles using (true)',
    'drop table cycles',
    'truncate cycles',
    'create table mine (id integer)',
    'create table jobs.mine (id integer)',
    'set role corner',
    'set session authorization postgres',
    'select * from kysely_migration',
  ])('may not: %s', async (statement) => {
    await expect(appPool.query(statement)).rejects.toThrow(/must be owner|permission denied/)
  })

  it('gets an error, not rows, when it tries to bypass the policies', async () => {
    const client: pg.PoolClient = await appPool.connect()
    try {
      await client.query('begin; set local row_security = off')
      await expect(client.query('select * from cycles')).rejects.toThrow('row-level security')
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('may use every table that it needs', async () => {
    const { rows } = await appPool.query<{ table: string }>(
      `select schemaname || '.' || tablename as table from pg_tables
       where schemaname in ('public', 'jobs') and tablename not like 'kysely_%'
         and not has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), 'select, insert, update, delete')`,
    )
    expect(rows).toEqual([])
  })
})
