import type pg from 'pg'
import { expect, it, vi } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { createTestApp } from '../testing/app.ts'
import { createDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy.ts'
import { readHealth } from './health.ts'
import { VERSION } from './version.ts'

const at = new Date('2026-03-02T12:00:00Z')
const nowhere = openPool({ host: '/nowhere', database: 'none' })
let proxy: DatabaseProxy | undefined
const { app } = await createTestApp({ at })
const busy = await createTestApp({ at })
const silent = await createTestApp({
  at,
  async reach(direct) {
    proxy = await createDatabaseProxy(direct)
    return proxy.connection
  },
})
const cutOff = await createTestApp({ at, parts: { pool: nowhere, database: openDatabase(nowhere) } })

it('says that server and database answer, to anybody, and is never kept', async () => {
  const reply = await app.inject({ url: '/api/health/' })
  expect(reply.json()).toEqual({ status: 'ok', time: '2026-03-02T12:00:00.000Z', version: VERSION })
  expect(reply.headers['cache-control']).toBe('no-store')
})

it('says when the database does not answer', async () => {
  expect((await cutOff.app.inject({ url: '/api/health/' })).json().status).toBe('database_unavailable')
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
  const startedAtMs = performance.now()
  const replies = await Promise.all(Array.from({ length: 20 }, probe))
  expect(performance.now() - startedAtMs).toBeLessThan(3_000)
  expect(new Set(replies.map((reply) => reply.json().status))).toEqual(new Set(['database_unavailable']))
  await expect.poll(async () => (await probe()).json().status, { timeout: 4_000 }).toBe('ok')
})

it('has one question open, however many probes come', async () => {
  const query = vi.fn(() => new Promise(() => {}))
  const pool = { query } as unknown as pg.Pool
  await Promise.all([readHealth(pool, at), readHealth(pool, at)])
  expect((await readHealth(pool, at)).status).toBe('database_unavailable')
  expect(query).toHaveBeenCalledTimes(1)
})
