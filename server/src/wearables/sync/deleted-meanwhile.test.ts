import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'
import { deliverWebhook } from '../webhooks/webhooks-for-tests.ts'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
const { app, call, database, queues } = await startWearableApp(testDatabase, simulator.environment)

let ada: string
let member = 70

beforeEach(async () => {
  await simulator.faults()
  ada = await addAthlete(database)
  member += 1
  await linkAthlete(call, simulator, ada, member)
})

const firstSync = () =>
  queues.firstSync.handle({
    payload: { user_id: ada, provider: 'whoop' },
    isLastTry: true,
    signal: AbortSignal.timeout(20_000),
  })

async function idsOf(table: 'sleeps' | 'workouts' | 'recoveries'): Promise<string[]> {
  const id = table === 'recoveries' ? 'sleep_id' : 'provider_id'
  const rows = await database
    .selectFrom(table)
    .select(`${id} as id`)
    .where('user_id', '=', ada)
    .orderBy('updated_at', 'desc')
    .execute()
  return rows.map((row) => String(row.id))
}

it('keeps deleted what the athlete deletes while a sync that has read it still runs', async () => {
  await firstSync()
  const { provider_user_id } = await database
    .selectFrom('wearable_connections')
    .select('provider_user_id')
    .where('user_id', '=', ada)
    .executeTakeFirstOrThrow()
  const [[recovered = ''], sleeps, workouts] = [
    await idsOf('recoveries'),
    await idsOf('sleeps'),
    await idsOf('workouts'),
  ]
  const sleep = sleeps.find((id) => id !== recovered) ?? ''
  const gone = [
    { kind: 'sleep', id: sleep },
    { kind: 'workout', id: workouts[0] ?? '' },
    { kind: 'workout', id: workouts[3] ?? '' },
  ] as const
  for (const table of ['sleeps', 'workouts', 'recoveries', 'cycles'] as const)
    await database.deleteFrom(table).where('user_id', '=', ada).execute()
  await database.updateTable('wearable_connections').set({ first_sync_state: 'waiting' }).execute()

  await simulator.faults({ kind: 'slow', delay_ms: 1200, path: '/developer/v2/cycle' })
  const running = firstSync()
  await pause(900) // all lists except cycles are read, and nothing is stored
  expect(await idsOf('workouts')).toEqual([])
  for (const { kind, id } of gone) {
    await simulator.control('POST', 'records', { member, kind, id, action: 'delete' })
    await deliverWebhook(app, simulator.clientSecret, provider_user_id, { type: `${kind}.deleted`, id })
    const payload = { provider: 'whoop', provider_user_id, kind, object_id: id }
    await queues.event.handle({ payload, isLastTry: true, signal: AbortSignal.timeout(5_000) })
  }
  // Only the recovery is deleted: its sleep stays.
  await deliverWebhook(app, simulator.clientSecret, provider_user_id, { type: 'recovery.deleted', id: recovered })
  await running

  expect(await idsOf('workouts')).toEqual(expect.not.arrayContaining([gone[1].id]))
  expect((await idsOf('workouts')).sort()).toEqual(workouts.filter((id) => !gone.some((one) => one.id === id)).sort())
  expect((await idsOf('sleeps')).sort()).toEqual(sleeps.filter((id) => id !== sleep).sort())
  expect(await idsOf('recoveries')).not.toContain(sleep)
  expect(await idsOf('recoveries')).not.toContain(recovered)
  expect((await idsOf('recoveries')).length).toBeGreaterThan(10)
})
