import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { type RunningChild, startChild } from '../../launch/child-process.ts'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp, TEST_KEY } from '../app-for-tests.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
const environment = { ...simulator.environment, FIRST_SYNC_DAYS: '90' }
// Serves the routes; only the workers run jobs.
const { call, database } = await startWearableApp(testDatabase, environment)
const workers: RunningChild[] = []

afterAll(() => Promise.all(workers.map((worker) => worker.stop())))

async function startWorker(): Promise<RunningChild> {
  const worker = await startChild({
    name: 'A worker',
    script: join(import.meta.dirname, 'worker-for-tests.ts'),
    env: { ...environment, DATABASE_URL: testDatabase.appUrl, CORNER_KEY: TEST_KEY },
    readyLine: /The worker is ready/,
  })
  workers.push(worker)
  return worker
}

const TABLES = ['cycles', 'sleeps', 'recoveries', 'workouts'] as const

async function storedIds(userId: string) {
  const rows = await Promise.all(
    TABLES.map((table) =>
      database.selectFrom(table).select(['provider_id', 'date']).where('user_id', '=', userId).execute(),
    ),
  )
  return rows.map((each) => each.map(({ provider_id, date }) => `${provider_id} ${date}`).sort())
}

const linkOf = (userId: string) =>
  database.selectFrom('wearable_connections').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()

it('resumes a sync that was killed: nothing is lost, nothing is stored twice', async () => {
  const [killed, whole] = [await addAthlete(database), await addAthlete(database)]
  const first = await startWorker()
  // Workouts arrive so slowly that everything else is stored long before.
  await simulator.faults({ kind: 'slow', delay_ms: 1000, path: '/developer/v2/activity/workout' })
  await linkAthlete(call, simulator, killed, 5)
  await vi.waitFor(async () => expect((await linkOf(killed)).first_sync_records).toBeGreaterThan(0), {
    timeout: 15_000,
  })
  process.kill(first.pid, 'SIGKILL')
  await first.ended
  expect(await linkOf(killed)).toMatchObject({ first_sync_state: 'running', synced_until: null })

  await simulator.faults()
  await startWorker()
  const done = async (userId: string) =>
    vi.waitFor(async () => expect(await linkOf(userId)).toMatchObject({ first_sync_state: 'done' }), {
      timeout: 15_000,
    })
  await done(killed)

  // The same account, synced without interruption into another athlete's rows, shows the expected result.
  const ids = await storedIds(killed)
  await call(killed, 'POST', '/api/whoop/disconnect/')
  await linkAthlete(call, simulator, whole, 5)
  await done(whole)
  expect(ids).toEqual(await storedIds(whole))
  expect(ids.flat().length).toBeGreaterThan(250)
}, 180_000)
