import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'
import { createRateLimits } from '../rate-limits/rate-limits.ts'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson } from '../testing/people.ts'
import { exportData } from './data-export.ts'
import { ExportSlots } from './export-slots.ts'
import { pageQuery } from './export-store.ts'

const testApp = await createTestApp()
const { app, database, pool } = testApp
const people = new People(testApp)
const origin = await app.listen({ port: 0 })
const PATIENCE = { timeout: 20_000 }
const NEVER = new AbortController().signal

const download = ({ headers }: TestPerson, signal = NEVER) =>
  fetch(`${origin}/api/users/me/export/`, { headers, signal })

/** Inserts this many workouts by SQL. */
async function fill(userId: string, count: number): Promise<void> {
  await sql`insert into workouts (user_id, provider, provider_id, date, start_at, end_at, timezone_offset, sport_name,
      score_state, updated_at, raw)
    select ${userId}, 'whoop', md5(i::text), '2020-01-01', now(), now(), '+00:00', 'running', 'SCORED', now(), '{}'
    from generate_series(1, ${sql.lit(count)}) as i`.execute(database)
}

/** The state and the last command of the app's connections that read a measurement table for a download. */
const readers = async () =>
  (
    await sql<{ pid: number; wait_event_type: string | null }>`select pid, wait_event_type from pg_stat_activity
      where query like '%from "recoveries"%' and pid <> pg_backend_pid() and datname = current_database()`.execute(
      database,
    )
  ).rows

/** Blocks every download at its first table of measurements while `work` runs. */
async function whileHeldUp(work: () => Promise<void>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`lock table recoveries in access exclusive mode`.execute(transaction)
    await work()
  })
}

it('asks the database for no more once its reader has gone', async () => {
  const ada = await people.addAthlete()
  const gone = new AbortController()
  const broken = download(ada, gone.signal).catch((error: Error) => error.name)
  let reader: number | undefined
  await whileHeldUp(async () => {
    await expect.poll(async () => (reader = (await readers())[0]?.pid), PATIENCE).toBeGreaterThan(0)
    gone.abort()
    expect(await broken).toBe('AbortError')
    await new Promise((resolve) => setTimeout(resolve, 100)) // the server notices
  })
  // The page in progress was its last: the next command rolls the transaction back.
  const last = async () =>
    (
      await sql<{ query: string }>`select query from pg_stat_activity where pid = ${reader} and state = 'idle'`.execute(
        database,
      )
    ).rows[0]?.query
  await expect.poll(last, PATIENCE).toBe('rollback')
  expect((await download(ada)).status).toBe(200)
})

it('prepares one download of a person at a time, and lets others wait for a place', async () => {
  const [ada, ben, carl] = [await people.addAthlete(), await people.addAthlete(), await people.addAthlete()]
  let begun: Promise<Response>[] = []
  await whileHeldUp(async () => {
    begun = [download(ada)]
    await expect.poll(async () => (await readers()).length, PATIENCE).toBe(1)
    const second = await download(ada)
    expect(second.status).toBe(429)
    expect(await second.json()).toMatchObject({
      error: 'Another download of your data is being prepared. Please wait until it is done.',
    })
    begun.push(download(ben))
    await expect.poll(async () => (await readers()).length, PATIENCE).toBe(2)
    begun.push(download(carl))
  })
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 200, 200])
})

it('gives the place of one who waits and leaves to the next', async () => {
  const places = new ExportSlots()
  const held = Promise.withResolvers<string>()
  const running = ['a', 'b'].map((user) => places.run(user, NEVER, () => held.promise))
  const leaving = new AbortController()
  const left = places.run('c', leaving.signal, async () => 'c')
  const next = places.run('d', NEVER, async () => 'd')
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  held.resolve('done')
  expect(await Promise.all([...running, next])).toEqual(['done', 'done', 'd'])
  // All slots are free again.
  expect(await Promise.all(['c', 'd', 'e'].map((user) => places.run(user, NEVER, async () => user)))).toEqual([
    'c',
    'd',
    'e',
  ])
})

it('is given up after a while, with a sentence', async () => {
  const ada = await people.addAthlete()
  const parts = {
    database: openDatabase(pool),
    limits: createRateLimits(pool),
    places: new ExportSlots(),
    now: () => new Date(),
  }
  let late: Promise<unknown> = Promise.resolve()
  await whileHeldUp(async () => {
    late = exportData(parts, ada.id, NEVER, 300).catch((error: unknown) => error)
    await expect.poll(async () => (await readers()).length, PATIENCE).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 400))
  })
  expect(await late).toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/could not be prepared in time/),
  })
})

it('reads each page as one range of the table’s key', async () => {
  const ada = await people.addAthlete()
  await fill(ada.id, 5_000)
  await sql`analyze workouts`.execute(database)
  const plan = await asSeenBy(openDatabase(pool), [ada.id], async (own) => {
    const after = { provider: 'whoop', provider_id: '8' }
    const { rows } = await sql<{
      'QUERY PLAN': string
    }>`explain ${pageQuery('workouts', ada.id, after, 'json')}`.execute(own)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/Index Scan using workouts_pkey/)
  expect(plan).toMatch(/Index Cond: \(\(user_id = .*\) AND \(ROW\(provider, provider_id\) > ROW\(/)
  expect(plan).not.toMatch(/Sort|Seq Scan/)
})

it('holds every row of more than one page', async () => {
  const ada = await people.addAthlete()
  await fill(ada.id, 4_500)
  const files = unzipSync(new Uint8Array(await (await download(ada)).arrayBuffer()))
  expect(JSON.parse(strFromU8(files['workouts.json'] ?? new Uint8Array()))).toHaveLength(4_500)
  expect(
    strFromU8(files['workouts.csv'] ?? new Uint8Array())
      .trim()
      .split('\r\n'),
  ).toHaveLength(4_501)
})
