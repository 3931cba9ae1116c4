import { expect, it } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { createTestApp } from '../testing/app.ts'
import { VERSION } from './version.ts'

const at = new Date('2026-03-02T12:00:00Z')
const nowhere = openPool({ host: '/nowhere', database: 'none' })
const { app } = await createTestApp({ at })
const busy = await createTestApp({ at })
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
