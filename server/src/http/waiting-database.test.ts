import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { LANES, type LaneSettings, openLanes } from '../database/lanes.ts'
import { createTestApp } from '../testing/app.ts'
import { createDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy.ts'
import { People, TEST_PASSWORD } from '../testing/people.ts'
import { asRefusal } from './error-replies.ts'

let proxy: DatabaseProxy | undefined
const reach = async (direct: Parameters<typeof createDatabaseProxy>[0]) => {
  proxy = await createDatabaseProxy(direct)
  return proxy.connection
}
const waits = { ...LANES.page.waits, connectMs: 600, answerMs: 900 }
const withTimeout: LaneSettings = {
  page: { max: 4, waits },
  reserved: { max: 2, waits },
  work: { max: 2, waits },
}
const overNetwork = await createTestApp({ reach, lanes: withTimeout })
const athlete = await new People(overNetwork).addAthlete()
const direct = await createTestApp({ lanes: LANES })
const coach = await new People(direct).addCoach()

const profile = { url: '/api/users/me/', headers: athlete.headers }
const articles = { url: '/api/knowledge/', headers: coach.headers }
const signIn = { method: 'POST', url: '/api/token/', payload: { email: coach.email, password: TEST_PASSWORD } } as const

async function timed<T>(call: Promise<T>) {
  const startedAtMs = performance.now()
  const reply = await call
  return { reply, tookMs: performance.now() - startedAtMs }
}

it('answers when all open connections fall silent, first with a refusal, then as before', async () => {
  const calls = () => Promise.all(Array.from({ length: 4 }, () => timed(overNetwork.app.inject(profile))))
  for (const { reply } of await calls()) expect(reply.statusCode).toBe(200)
  proxy?.silence()
  overNetwork.clock.advance({ seconds: 5 })
  const silent = await calls()
  for (const { reply, tookMs } of silent) {
    expect([200, 503]).toContain(reply.statusCode)
    expect(tookMs).toBeLessThan(3_000)
  }
  const refused = silent.find(({ reply }) => reply.statusCode === 503)?.reply
  expect(refused?.json()).toMatchObject({
    code: 'unavailable',
    error: expect.stringContaining('did not answer in time'),
  })
  for (const { reply } of await calls()) expect(reply.statusCode).toBe(200)
})

it('never answers 500 while connections are cut', async () => {
  const until = performance.now() + 2_000
  const statuses = new Set<number>()
  const cutting = (async () => {
    while (performance.now() < until) {
      proxy?.cut()
      await wait(7)
    }
  })()
  const asking = async () => {
    while (performance.now() < until) statuses.add((await overNetwork.app.inject(profile)).statusCode)
  }
  await Promise.all([cutting, ...Array.from({ length: 6 }, asking)])
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect((await overNetwork.app.inject(profile)).statusCode).toBe(200)
})

it('refuses as something to try again what was cut between two queries of a transaction', async () => {
  const { database, end } = openLanes(overNetwork.connection, withTimeout)
  const cutBetween = database.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction)
    proxy?.cut()
    await wait(100)
    await sql`select 1`.execute(transaction)
  })
  const error = await cutBetween.catch((caught: Error) => caught)
  expect(asRefusal(error as Error)).toMatchObject({ code: 'unavailable' })
  await end()
})

it('refuses in three seconds what waits for a locked table, and answers all else meanwhile', async () => {
  const holder = await direct.database.startTransaction().execute()
  await sql`lock table articles`.execute(holder)
  const waiting = Array.from({ length: LANES.page.max - 1 }, () => timed(direct.app.inject(articles)))
  const others = await timed(direct.app.inject({ url: '/api/users/me/', headers: coach.headers }))
  expect(others.reply.statusCode).toBe(200)
  expect(others.tookMs).toBeLessThan(2_000)
  for (const { reply, tookMs } of await Promise.all(waiting)) {
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('5')
    expect(tookMs).toBeLessThan(6_000)
  }
  await holder.rollback().execute()
  expect((await direct.app.inject(articles)).statusCode).toBe(200)
})

it('keeps connections for sign-in and health while pages hold all of theirs', async () => {
  const held = await Promise.all(Array.from({ length: LANES.page.max }, () => direct.pool.connect()))
  const page = direct.app.inject(articles)
  const { reply, tookMs } = await timed(direct.app.inject(signIn))
  expect(reply.statusCode).toBe(200)
  const refreshed = await direct.app.inject({ ...signIn, url: '/api/token/refresh/', payload: reply.json() })
  expect(refreshed.statusCode).toBe(200)
  expect((await direct.app.inject({ url: '/api/health/' })).json()).toMatchObject({ status: 'ok' })
  expect(tookMs).toBeLessThan(2_000)
  expect((await page).statusCode).toBe(503)
  for (const client of held) client.release()
})
