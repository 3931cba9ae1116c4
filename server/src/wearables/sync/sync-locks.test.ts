import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { createDatabaseProxy } from '../../testing/database-proxy.ts'
import { createSyncLocks } from './sync-locks.ts'

const HEARTBEAT_MS = 300
const { connection } = await createTestDatabase()
const proxy = await createDatabaseProxy(connection)
const own = createSyncLocks(proxy.connection, HEARTBEAT_MS)
const others = createSyncLocks(connection)
const series = () => ({ user_id: randomUUID(), provider: 'whoop' })

afterAll(async () => {
  await own.stop()
  await others.stop()
})

it('claims again after its session fell silent, and releases its earlier claims', async () => {
  const claimed = series()
  const release = await own.claim(claimed)
  expect(release).toBeDefined()
  expect(await others.claim(claimed)).toBeUndefined()
  proxy.silence()
  await expect.poll(() => own.claim(series()).catch(() => undefined), { timeout: 3_000 }).toBeDefined()
  await expect.poll(() => others.claim(claimed), { timeout: 5_000 }).toBeDefined()
  await release?.()
})

it('answers each of many claims that meet a silent session, with a claim or an error', async () => {
  await own.claim(series())
  proxy.silence()
  const answers = await Promise.allSettled(Array.from({ length: 4 }, () => own.claim(series())))
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
})

it('stops although the server is silent', async () => {
  const leaving = createSyncLocks(proxy.connection)
  await leaving.claim(series())
  proxy.silence()
  await leaving.stop()
})
