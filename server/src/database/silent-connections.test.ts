import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { createDatabaseProxy } from '../testing/database-proxy.ts'
import { openDatabase, openPool } from './database.ts'
import { inLane, openLanes } from './lanes.ts'
import type { Timeouts } from './timeouts.ts'
import { openWatchedSession } from './watched-session.ts'

const { connection } = await createTestDatabase()
const proxy = await createDatabaseProxy(connection)
const IMPATIENT: Timeouts = {
  connectMs: 400,
  answerMs: 600,
  server: { lockMs: 300, statementMs: 500, idleInTransactionMs: 60_000 },
}
/** One connection, so that the next query meets any damage to it. */
const pool = openPool({ ...proxy.connection, max: 1 }, IMPATIENT)
const database = openDatabase(pool)
const one = { max: 1, waits: IMPATIENT }
const lanes = openLanes(connection, { page: one, reserved: one, work: one })

afterAll(async () => {
  await pool.end()
  await lanes.end()
})

const askBackend = async (db = database) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid
}

it('never uses a connection again that has not answered in time, in a transaction or out of it', async () => {
  const first = await askBackend()
  proxy.silence()
  await expect(askBackend()).rejects.toThrow('Query read timeout')
  const second = await askBackend()
  expect(second).not.toBe(first)
  const inTransaction = database.transaction().execute(async (transaction) => {
    proxy.silence()
    await askBackend(transaction)
  })
  await expect(inTransaction).rejects.toThrow()
  expect(await askBackend()).not.toBe(second)
})

it('lets PostgreSQL abort what waits for a lock or takes too long, configured once for each connection', async () => {
  const settings = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('lock_timeout', 'statement_timeout') order by name`.execute(
    database,
  )
  expect(settings.rows.map(({ setting }) => setting)).toEqual(['300', '500'])
  await expect(sql`select pg_sleep(5)`.execute(database)).rejects.toMatchObject({ code: '57014' })
  const holder = openPool(connection)
  const holding = await holder.connect()
  await holding.query('begin; lock table articles')
  await expect(sql`select from articles`.execute(database)).rejects.toMatchObject({ code: '55P03' })
  holding.release(true)
  await holder.end()
  await sql`select from articles`.execute(database)
})

it('keeps the connections of each lane from the others', async () => {
  const page = await lanes.pools.page.connect()
  await expect(askBackend(lanes.database)).rejects.toThrow('timeout exceeded')
  expect(await inLane('reserved', () => askBackend(lanes.database))).toBeTypeOf('number')
  expect(await inLane('work', () => lanes.database.transaction().execute(askBackend))).toBeTypeOf('number')
  page.release()
  expect(await askBackend(lanes.database)).toBeTypeOf('number')
})

it('ends in time although the server does not respond', async () => {
  const leaving = openPool(proxy.connection)
  const client = await leaving.connect()
  client.release()
  proxy.silence()
  const lost = Promise.withResolvers<void>()
  client.once('end', () => lost.resolve())
  await leaving.end()
  await lost.promise
})

it('reports a watched session that falls silent, and PostgreSQL releases its locks', async () => {
  const lost = Promise.withResolvers<void>()
  const begin = (client: { query(text: string): Promise<unknown> }) => client.query('select pg_advisory_lock(4711)')
  await openWatchedSession(proxy.connection, { name: 'watched', begin, onLost: lost.resolve, heartbeatMs: 200 })
  const isFree = async () =>
    (await lanes.pools.page.query('select pg_try_advisory_xact_lock(4711) as is_free')).rows[0].is_free
  expect(await isFree()).toBe(false)
  proxy.silence()
  await lost.promise
  await expect.poll(isFree, { timeout: 5_000 }).toBe(true)
})
