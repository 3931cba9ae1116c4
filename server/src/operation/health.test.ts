import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { createTestApp } from '../testing/app.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy.ts'
import { VERSION } from './version.ts'

const allOf = (pool: pg.Pool) => ({ page: pool, reserved: pool, work: pool })
const at = new Date('2026-03-02T12:00:00Z')
const nowhere = openPool({ host: '/nowhere', database: 'none' })
let proxy: DatabaseProxy | undefined
const { app } = await createTestApp({ at })
const busy = await createTestApp({ at })
const { connection } = await createTestDatabase()
const locked = openPool({ ...connection, options: '-c default_transaction_read_only=on' })
const readOnly = await createTestApp({ at, parts: { pools: allOf(locked), database: openDatabase(locked) } })
afterAll(() => Promise.all([locked.end(), nowhere.end()]))
const silent = await createTestApp({
  at,
  async reach(direct) {
    proxy = await createDatabaseProxy(direct)
    return proxy.connection
  },
})
const cutOff = await createTestApp({ at, parts: { pools: allOf(nowhere), database: openDatabase(nowhere) } })

it('says that server and database answer, to anybody, and is never kept', async () => {
  const reply = await app.inject({ url: '/api/health/' })
  expect(reply.json()).toEqual({ status: 'ok', time: '2026-03-02T12:00:00.000Z', version: VERSION })
  expect(reply.headers['cache-control']).toBe('no-store')
})

it('says when the database does not answer, also to who reads the status alone', async () => {
  const reply = await cutOff.app.inject({ url: '/api/health/' })
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toEqual({
    status: 'database_unavailable',
    time: '2026-03-02T12:00:00.000Z',
    version: VERSION,
  })
})

it('says when the database can be read, but not written, and is not ready then', async () => {
  expect((await readOnly.app.inject({ url: '/api/health/' })).statusCode).toBe(503)
  const ready = await readOnly.app.inject({ url: '/api/health/ready/' })
  expect(ready.statusCode).toBe(503)
  expect(ready.json().checks).toContainEqual({
    name: 'database',
    ok: false,
    detail: 'It can be read, but not written',
  })
})

it('is live while the database is away', async () => {
  const reply = await cutOff.app.inject({ url: '/api/health/live/' })
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({ status: 'live', time: '2026-03-02T12:00:00.000Z', version: VERSION })
})

it('is not ready while the database is unavailable, and shows the public nothing else', async () => {
  const reply = await cutOff.app.inject({ url: '/api/health/ready/' })
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toMatchObject({ status: 'not_ready', version: VERSION })
  expect(reply.json().checks).toContainEqual({ name: 'database', ok: false, detail: 'It does not answer' })
  expect(reply.body).not.toContain('nowhere')
})

it('finds database, tables and key in order', async () => {
  const { checks } = (await app.inject({ url: '/api/health/ready/' })).json()
  const found = (name: string) => checks.find((check: { name: string }) => check.name === name)
  for (const name of ['database', 'migrations', 'key']) expect(found(name), name).toMatchObject({ ok: true })
})

it('refuses calls with a sentence, not a fault, while the database is away', async () => {
  const calls = [
    { url: '/api/token/', method: 'POST', payload: { email: 'a@b', password: 'x' } },
    { url: '/api/validate-team-code/?code=x', method: 'GET' },
  ] as const
  for (const call of calls) {
    const reply = await cutOff.app.inject(call)
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ code: 'unavailable', error: expect.stringContaining('database') })
    expect(reply.headers['retry-after']).toBe('2')
  }
})

it('refuses calls in time when no connection becomes free', async () => {
  const held = await Promise.all(Array.from({ length: busy.pool.options.max }, () => busy.pool.connect()))
  busy.pool.options.connectionTimeoutMillis = 50 // after that: even a free connection may take longer to open
  const reply = await busy.app.inject({ url: '/api/validate-team-code/?code=x' })
  expect(reply.json()).toMatchObject({ code: 'unavailable' })
  for (const client of held) client.release()
  expect((await busy.app.inject({ url: '/api/validate-team-code/?code=x' })).statusCode).toBe(200)
})

it('answers within two seconds while the database is silent, and takes no connection for each probe', async () => {
  const probe = () => silent.app.inject({ url: '/api/health/' })
  expect((await probe()).json().status).toBe('ok')
  proxy?.silence()
  await wait(1_100) // a result is cached for a second
  const startedAtMs = performance.now()
  const replies = await Promise.all(Array.from({ length: 20 }, probe))
  expect(performance.now() - startedAtMs).toBeLessThan(3_000)
  expect(new Set(replies.map((reply) => reply.json().status))).toEqual(new Set(['database_unavailable']))
  await expect.poll(async () => (await probe()).json().status, { timeout: 4_000 }).toBe('ok')
})
