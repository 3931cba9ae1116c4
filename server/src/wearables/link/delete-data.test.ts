import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
const corner = await startWearableApp(testDatabase, simulator.environment)
const { call, database } = corner

let ada: string
let ben: string
let member = 0

beforeEach(async () => {
  await simulator.faults()
  ada = await addAthlete(database)
  ben = await addAthlete(database)
  member += 1
})

const linkOf = (user: string) =>
  database.selectFrom('wearable_connections').selectAll().where('user_id', '=', user).executeTakeFirst()
const firstSync = (user: string) =>
  corner.queues.firstSync.handle({
    payload: { user_id: user, provider: 'whoop' },
    isLastTry: true,
    signal: AbortSignal.timeout(20_000),
  })
async function linkAndSync(user: string, account: number): Promise<void> {
  await linkAthlete(call, simulator, user, account)
  await firstSync(user)
}
const deleteData = (user: string, keep_link: boolean, provider = 'whoop') =>
  call(user, 'POST', `/api/devices/${provider}/delete-data/`, { keep_link })

/** Not what the records came by, and not a person's data. */
const OTHER_TABLES = ['oauth_states']

/** How many rows each table has of this provider about a user: also tables that this test does not know of. */
async function rowsOf(user: string, provider = 'whoop'): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'provider')
    group by 1 having count(*) = 2`.execute(database)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    if (OTHER_TABLES.includes(name)) continue
    const { rows } = await sql<{ found: number }>`select count(*)::int as found from ${sql.table(name)}
      where user_id = ${user} and provider = ${provider}`.execute(database)
    counts[name] = rows[0]?.found ?? 0
  }
  return counts
}
const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

const yearBefore = (moment: Date) => new Date(moment.getTime() - 365 * 86_400_000)

/** Read before it is changed: a distributed table takes no subquery in a change. */
const aNightOf = (user: string) =>
  database
    .selectFrom('sleeps')
    .select(['provider_id', 'date', 'start_at', 'end_at'])
    .where('user_id', '=', user)
    .orderBy('provider_id')
    .executeTakeFirstOrThrow()

/** One night becomes another maker's, which stays. */
async function moveNight(user: string): Promise<void> {
  const { provider_id } = await aNightOf(user)
  await database
    .updateTable('sleeps')
    .set({ provider: 'oura' })
    .where('user_id', '=', user)
    .where('provider_id', '=', provider_id)
    .execute()
}

it('leaves nothing of the maker in any table, ends the link, and touches nobody and nothing else', async () => {
  await linkAndSync(ada, member)
  await linkAndSync(ben, member + 500)
  await moveNight(ada)
  await database
    .insertInto('worded_insights')
    .values({ user_id: ada, digest: 'd', sentences: JSON.stringify(['HRV is 61 ms.']), worded_at: new Date() })
    .execute()
  const { body: before } = await call(ada, 'GET', '/api/devices/')
  expect(before.devices[0].stored.nights).toBeGreaterThan(20)
  expect(before.devices[0].stored.workouts).toBeGreaterThan(5)
  const theirs = await rowsOf(ben)
  const records = await rowsOf(ada)
  expect(records).toMatchObject({ wearable_connections: 1, wearable_profiles: 1, body_measurements: 1 })

  const reply = await deleteData(ada, false)
  expect(reply).toMatchObject({
    status: 200,
    body: { message: expect.stringMatching(/^\d+ records of WHOOP deleted\.$/) },
  })
  expect(sumOf(await rowsOf(ada))).toBe(0)
  expect((await rowsOf(ada, 'oura')).sleeps).toBe(1)
  expect(await rowsOf(ben)).toEqual(theirs)
  expect(await database.selectFrom('worded_insights').selectAll().where('user_id', '=', ada).execute()).toEqual([])
  expect(await simulator.linkedMembers()).not.toContain(member)
  const { body: after } = await call(ada, 'GET', '/api/devices/')
  expect(after.devices[0]).toMatchObject({
    connected: false,
    last_sync: null,
    first_sync: null,
    stored: { nights: 0, workouts: 0 },
  })
  const lines = await database
    .selectFrom('audit_lines')
    .select(['action', 'details'])
    .where('actor_id', '=', ada)
    .orderBy('id')
    .execute()
  expect(lines.map(({ action }) => action)).toEqual(['device_linked', 'device_disconnected', 'device_data_deleted'])
  expect(lines.at(-1)?.details).toMatchObject({ provider: 'WHOOP', records: expect.any(Number) })
})

it('keeps the link where that is chosen, and fetches the past days anew, and no older ones', async () => {
  await linkAndSync(ada, member)
  const before = await rowsOf(ada)
  const { provider_id, date, start_at, end_at } = await aNightOf(ada)
  await database
    .updateTable('sleeps')
    .set({
      provider_id: 'old',
      date: addDays(date, -365),
      start_at: yearBefore(start_at),
      end_at: yearBefore(end_at),
    })
    .where('user_id', '=', ada)
    .where('provider_id', '=', provider_id)
    .execute()
  expect((await deleteData(ada, true)).status).toBe(200)
  expect(await linkOf(ada)).toMatchObject({ status: 'connected', first_sync_state: 'waiting', last_sync: null })
  await firstSync(ada)
  expect((await rowsOf(ada)).cycles).toBe(before.cycles)
  const old = await database.selectFrom('sleeps').selectAll().where('provider_id', '=', 'old').execute()
  expect(old).toEqual([])
})

it.each([true, false])('lets no sync that is under way bring records back (the link stays: %s)', async (keepLink) => {
  await linkAthlete(call, simulator, ada, member)
  await simulator.faults({ kind: 'slow', delay_ms: 1_500, path: '/developer/v2/cycle' })
  const running = firstSync(ada)
  await pause(900) // all lists but the cycles are read
  await deleteData(ada, keepLink)
  await running
  const { wearable_connections: links, ...rows } = await rowsOf(ada)
  expect([links, sumOf(rows)]).toEqual([keepLink ? 1 : 0, 0])
})

it('deletes what a file brought, without a link', async () => {
  await linkAndSync(ada, member)
  await call(ada, 'POST', '/api/whoop/disconnect/')
  expect((await deleteData(ada, true)).status).toBe(200)
  expect(sumOf(await rowsOf(ada))).toBe(0)
})

it('says that nothing was stored, and knows no other makers', async () => {
  expect(await deleteData(ada, false)).toMatchObject({ status: 200, body: { message: 'Nothing was stored of WHOOP.' } })
  expect((await deleteData(ada, false, 'abacus')).status).toBe(404)
  expect((await call(ada, 'POST', '/api/devices/whoop/delete-data/', {})).status).toBe(400)
})
