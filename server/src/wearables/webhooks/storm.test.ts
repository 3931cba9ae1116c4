import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { captureLog } from '../../testing/captured-log.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { accessTokenFor } from '../link/access-token.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
const corner = await startWearableApp(testDatabase, simulator.environment)
const { app, call, database, links, queues } = corner
const secondProcess = await startWearableApp(testDatabase, simulator.environment)
await corner.start()
await secondProcess.start()
await app.listen({ port: 0, host: '127.0.0.1' })
await simulator.sendWebhooksTo(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/whoop/webhook/`)

const LISTS = {
  sleeps: 'activity/sleep',
  recoveries: 'recovery',
  workouts: 'activity/workout',
  cycles: 'cycle',
} as const
const DAY_MS = 86_400_000

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What the provider has, read without Corner's own code. */
async function atProvider(user_id: string, list: string, start: Date): Promise<Map<string, string>> {
  const token = await accessTokenFor(links, { user_id, provider: 'whoop' })
  const query = new URLSearchParams({ limit: '25', start: start.toISOString() })
  const found = new Map<string, string>()
  for (;;) {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await fetch(`${simulator.url}/developer/v2/${list}?${query}`, { headers })
    const page = (await reply.json()) as {
      records: { id?: string | number; cycle_id: number; updated_at: string }[]
      next_token?: string
    }
    for (const { id, cycle_id, updated_at } of page.records)
      found.set(String(id ?? cycle_id), new Date(updated_at).toISOString())
    if (!page.next_token) return found
    query.set('nextToken', page.next_token)
  }
}

const idsMissing = (from: Map<string, string>, there: Map<string, string>) =>
  [...from.keys()].filter((id) => !there.has(id))

it.each([1, 2])(
  'ends with what the provider has, whatever happened to news and replies on the way (seed %i)',
  async (seed) => {
    const random = randomFrom(seed)
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
    captureLog()
    const member = 150 + seed
    const user_id = await addAthlete(database)
    const payload = { user_id, provider: 'whoop' }
    const work = { payload, isLastTry: true, signal: AbortSignal.timeout(100_000) }
    await linkAthlete(call, simulator, user_id, member)
    const link = () =>
      database.selectFrom('wearable_connections').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow()
    await vi.waitFor(async () => expect(await link()).toMatchObject({ first_sync_state: 'done' }), { timeout: 20_000 })
    const window = { start: new Date(Date.now() - 29 * DAY_MS), settled: new Date(Date.now() - 2 * DAY_MS) }
    const idsOf = async (table: 'sleeps' | 'workouts') =>
      (
        await database
          .selectFrom(table)
          .select('provider_id')
          .where('user_id', '=', user_id)
          .where('start_at', '>', window.start)
          .where('start_at', '<', window.settled)
          .execute()
      ).map(({ provider_id }) => provider_id)
    const alive = { sleep: await idsOf('sleeps'), workout: await idsOf('workouts') }

    const polls: Promise<unknown>[] = []
    for (let i = 0; i < 60; i++) {
      if (random() < 0.2)
        await simulator.control(
          'POST',
          'faults',
          pick([
            { kind: 'lose_webhooks', times: 1 },
            { kind: 'duplicate_webhooks', times: 3 },
            { kind: 'reorder_webhooks', times: 1 },
            { kind: 'status', status: 400, path: '/developer/v2/activity', times: 2 },
            { kind: 'slow', delay_ms: 300, path: '/developer/v2', times: 2 },
          ]),
        )
      const kind = pick(['sleep', 'workout'] as const)
      const id = pick(alive[kind])
      const action = pick(['update', 'rescore', 'rescore', 'update', 'rescore', 'delete'] as const)
      // No more than athletes do: a fifth of all stored records would count as the provider's mistake.
      if (action === 'delete' && alive[kind].length < 22) continue
      if (action === 'delete') alive[kind] = alive[kind].filter((other) => other !== id)
      await simulator.control('POST', 'records', { member, kind, id, action })
      if (i % 15 === 7) polls.push(queues.weeklyPoll.handle(work))
      if (random() < 0.3) await pause(50)
    }
    await Promise.all(polls)
    await simulator.faults()
    await pause(600) // webhooks that were held back
    await vi.waitFor(
      async () => {
        await sql`update webhook_events set next_try_at = now() where done_at is null`.execute(database)
        await queues.reconcile.handle({ ...work, payload: {} })
        const open = await database.selectFrom('webhook_events').select('type').where('done_at', 'is', null).execute()
        expect(open).toEqual([])
      },
      { timeout: 30_000, interval: 500 },
    )
    for (let week = 0; week < 2; week++) {
      await vi.waitFor(async () => {
        const before = (await link()).weekly_poll_at?.getTime() ?? 0
        await queues.weeklyPoll.handle(work)
        expect((await link()).weekly_poll_at?.getTime()).toBeGreaterThan(before)
      })
      const { missed_records } = await link()
      const earlier = JSON.stringify(missed_records, (_key, value) =>
        typeof value === 'string' ? new Date(Date.parse(value) - 7 * DAY_MS).toISOString() : value,
      )
      await database
        .updateTable('wearable_connections')
        .set({ missed_records: earlier })
        .where('user_id', '=', user_id)
        .execute()
    }

    for (const [table, list] of Object.entries(LISTS) as [keyof typeof LISTS, string][]) {
      const rows = await database
        .selectFrom(table)
        .select(['provider_id', 'updated_at'])
        .where('user_id', '=', user_id)
        .execute()
      const stored = new Map(rows.map(({ provider_id, updated_at }) => [provider_id, updated_at.toISOString()]))
      const there = await atProvider(user_id, list, window.start)
      expect(idsMissing(there, stored)).toEqual([])
      const wider = await atProvider(user_id, list, new Date(Date.now() - 50 * DAY_MS))
      expect(idsMissing(stored, wider)).toEqual([])
      if (table === 'cycles') continue // the running one changes constantly
      for (const [id, updated_at] of there) expect(`${id} ${stored.get(id)}`).toBe(`${id} ${updated_at}`)
    }
  },
  120_000,
)
