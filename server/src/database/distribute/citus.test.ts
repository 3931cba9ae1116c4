import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { digestTables } from '../../backup/digest-tables.ts'
import { distributeDatabase } from '../../launch/distribute-program.ts'
import { Club } from '../../measurements/club-for-tests.ts'
import { upsertRecords } from '../../measurements/ingest-upsert.ts'
import { workout } from '../../measurements/records-for-tests.ts'
import { createTestDatabase, type TestDatabase, urlOf } from '../../testing/database.ts'
import { openDatabase, openPool } from '../database.ts'
import { asSeenBy } from '../visible-athletes.ts'
import { withClient } from '../with-client.ts'

const ATHLETES = 8
const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03']
const RECORDS = ['cycles', 'sleeps', 'recoveries', 'workouts'] as const

// Everything below needs a coordinator with workers: without CITUS_URL it is skipped, and this line says so.
const nodes = inject('citusNodes')
const NONE = { unbound: {}, owner: {}, connection: {}, appUrl: '' } as TestDatabase
describe.skipIf(!nodes)('on the cluster that CITUS_URL names; skipped where it names none', async () => {
  const { unbound, owner, connection, appUrl } = nodes ? await createTestDatabase({ onCitus: 'local' }) : NONE
  const environment = { DATABASE_URL: urlOf(unbound), DATABASE_APP_URL: appUrl }
  const everything = openPool(unbound)
  const all = openDatabase(everything)
  const club = new Club(all)
  const athletes: string[] = []
  let printed: string[] = []
  afterAll(() => all.destroy())

  /** Runs the command. @returns what it printed */
  async function run(...args: string[]): Promise<string> {
    printed = []
    const spy = vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line))
    await distributeDatabase(args, environment).finally(() => spy.mockRestore())
    return printed.join('\n')
  }

  const distributed = async () =>
    (
      await everything.query(
        `select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' order by 1`,
      )
    ).rows

  beforeAll(async () => {
    const team = await club.addTeam('Spread')
    for (let n = 0; n < ATHLETES; n++) {
      const athlete = await club.addAthlete(`Athlete${n}`, team)
      athletes.push(athlete)
      for (const day of DAYS) {
        await club.addCycle(athlete, day)
        await club.addSleep(athlete, day)
        await club.addRecovery(athlete, day)
        await club.addWorkout(athlete, day)
      }
    }
  })

  it('prints the plan and changes nothing without --yes', async () => {
    expect(await run()).toMatch(/ {2}cycles +by athlete[\s\S]*2 workers: .*\nNothing was changed. With --yes 10 tables/)
    expect(await distributed()).toEqual([])
  })

  it('distributes a filled database with the same rows, and has nothing to do the second time', async () => {
    const before = await digestTables(owner)
    expect(await run('--yes')).toContain('Distributed. Start Corner.')
    expect(await distributed()).toHaveLength(9)
    expect(await digestTables(owner)).toEqual(before)
    expect(await run('--yes')).toContain('Nothing is left to do.')
    const { rows } = await withClient(unbound, (client) =>
      client.query(`select unnest(setconfig) as kept from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = current_database()) order by 1`),
    )
    expect(rows.map(({ kept }) => kept)).toEqual([
      'citus.allow_modifications_from_workers_to_replicated_tables=off',
      'citus.propagate_set_commands=local',
    ])
  })

  it('lays all rows of one athlete on one worker, and athletes on each', async () => {
    const { rows } = await everything.query<{ athlete: string; nodes: string[] }>(
      `select athlete, array_agg(distinct groupid) as nodes
       from unnest($1::uuid[]) athlete, unnest($2::text[]) name, pg_dist_placement placement
       where placement.shardid = get_shard_id_for_distribution_column(name::regclass, athlete)
       group by athlete`,
      [athletes, RECORDS],
    )
    expect(rows.map(({ nodes }) => nodes.length)).toEqual(athletes.map(() => 1))
    expect(new Set(rows.flatMap(({ nodes }) => nodes)).size).toBe(2)
  })

  it.each(RECORDS)(
    'shows of %s the rows of the athletes in the transaction’s setting, and none without it',
    async (table) => {
      const app = openDatabase(openPool(connection))
      const [ada = '', ben = ''] = athletes
      const seen = async (visible: string[]) => {
        const rows = await asSeenBy(app, visible, (db) => db.selectFrom(table).select('user_id').execute())
        return [...new Set(rows.map(({ user_id }) => user_id))].sort()
      }
      expect(await seen([ada])).toEqual([ada])
      expect(await seen([ada, ben])).toEqual([ada, ben].sort())
      expect(await seen([])).toEqual([])
      expect(await app.selectFrom(table).select('user_id').execute()).toEqual([])
      await app.destroy()
    },
  )

  it('stores a record once, and none of an athlete who is not in the setting', async () => {
    const app = openDatabase(openPool(connection))
    const [ada = '', ben = ''] = athletes
    const store = (user_id: string) =>
      asSeenBy(app, [ada], (db) =>
        upsertRecords(db, { user_id, provider: 'whoop' }, 'workout', [
          { ...workout('run', '2026-03-04T18:00:00Z'), date: '2026-03-04' },
        ]),
      )
    expect(await store(ada)).toBe(1)
    expect(await store(ada)).toBe(0)
    await expect(store(ben)).rejects.toThrow('violates row-level security policy')
    await app.destroy()
  })

  it('deletes the records on the workers with their athlete', async () => {
    const gone = athletes[0] ?? ''
    await everything.query('delete from users where id = $1', [gone])
    for (const table of RECORDS) {
      const { rows } = await everything.query(`select user_id from ${table} group by user_id`)
      expect(rows.map(({ user_id }) => user_id).sort()).toEqual(athletes.filter((id) => id !== gone).sort())
    }
  })
})
