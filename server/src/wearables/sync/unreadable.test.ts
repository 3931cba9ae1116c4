import { randomBytes, randomUUID } from 'node:crypto'
import type { UnreadableRecord } from '@corner/wearables/records.ts'
import { beforeEach, expect, it } from 'vitest'
import { asSeenBy } from '../../database/visible-athletes.ts'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { captureLog } from '../../testing/captured-log.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { subjectOf } from '../events/event-subject.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'
import { openSetAside } from './unreadable.ts'
import { unreadableReportQueue } from './unreadable-report.ts'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
const corner = await startWearableApp(testDatabase, simulator.environment)
const { call, database } = corner

let ada: string
let nextMember = 1

const SLEEPS = '/developer/v2/activity/sleep'
const run = { isLastTry: true, signal: AbortSignal.timeout(120_000) }
const linkOf = () =>
  database.selectFrom('wearable_connections').selectAll().where('user_id', '=', ada).executeTakeFirstOrThrow()
const unreadable = () =>
  database.selectFrom('unreadable_records').selectAll().where('user_id', '=', ada).orderBy('record_key').execute()
const idsOf = async (table: 'sleeps' | 'workouts' | 'cycles') => {
  const rows = await database.selectFrom(table).select('provider_id').where('user_id', '=', ada).execute()
  return rows.map(({ provider_id }) => provider_id)
}
async function firstSync() {
  const again = { first_sync_state: 'waiting', synced_until: null } as const
  await database.updateTable('wearable_connections').set(again).where('user_id', '=', ada).execute()
  await corner.queues.firstSync.handle({ payload: { user_id: ada, provider: 'whoop' }, ...run })
}

beforeEach(async () => {
  await simulator.faults()
  await database.deleteFrom('users').execute()
  await database.deleteFrom('request_budgets').execute()
  ada = await addAthlete(database)
  await linkAthlete(call, simulator, ada, nextMember++)
})

it('sets the one record of each page aside that cannot be read, brings all others, and takes it in once it can be', async () => {
  const spoilt = { kind: 'spoil', path: SLEEPS, index: 3, fields: { nap: 'no' } }
  await simulator.faults(spoilt)
  await firstSync()
  expect(await linkOf()).toMatchObject({ first_sync_state: 'done', synced_until: expect.any(Date) })
  expect((await idsOf('sleeps')).length).toBeGreaterThan(25)
  expect((await idsOf('workouts')).length).toBeGreaterThan(10)
  expect((await idsOf('cycles')).length).toBeGreaterThan(25)
  const kept = await unreadable()
  expect(kept).toHaveLength(2) // pages
  for (const { kind, provider_id, record_key, position, field, problem, raw, times } of kept) {
    expect({ kind, position, field, times }).toEqual({ kind: 'sleep', position: 3, field: 'nap', times: 1 })
    expect(problem).toMatch(/boolean/)
    expect(JSON.parse(raw)).toMatchObject({ id: provider_id, nap: 'no' })
    expect(record_key).toBe(provider_id)
    expect(await idsOf('sleeps')).not.toContain(provider_id)
  }
  await simulator.faults(spoilt)
  await firstSync()
  expect((await unreadable()).map(({ times }) => times)).toEqual([2, 2])

  await simulator.faults()
  await firstSync()
  expect(await unreadable()).toEqual([])
  expect(await idsOf('sleeps')).toEqual(expect.arrayContaining(kept.map(({ provider_id }) => provider_id)))
})

it('takes no record that starts more than a day from now', async () => {
  const start = new Date(Date.now() + 49 * 3_600_000).toISOString()
  const end = new Date(Date.now() + 50 * 3_600_000).toISOString()
  await simulator.faults({ kind: 'spoil', path: '/developer/v2/activity/workout', times: 1, fields: { start, end } })
  await firstSync()
  expect(await unreadable()).toMatchObject([{ kind: 'workout', field: 'start', problem: expect.stringMatching(/day/) }])
  expect(await linkOf()).toMatchObject({ first_sync_state: 'done' })
})

it.each([
  ['start', { start: '0000-01-01T00:00:00Z' }],
  ['end', { end: '0000-01-01T00:00:00Z' }],
  ['updated_at', { updated_at: '0000-01-01T00:00:00Z' }],
  ['id', { id: randomBytes(5_000).toString('hex') }],
  ['timezone_offset', { timezone_offset: 'no\0ne' }],
])('brings everything else of an athlete when the %s of a record fits into no table', async (field, fields) => {
  for (let i = 0; i < 2; i++) {
    await simulator.faults({ kind: 'spoil', path: '/developer/v2/activity/workout', times: 1, fields })
    await firstSync()
    expect(await linkOf()).toMatchObject({ first_sync_state: 'done' })
  }
  expect((await idsOf('workouts')).length).toBeGreaterThan(10)
  const [kept, ...others] = await unreadable()
  expect(others).toEqual([])
  expect(kept).toMatchObject({ kind: 'workout', field, times: 2 })
  expect(kept?.provider_id?.length).toBeLessThanOrEqual(128)
  if ('id' in fields) expect(kept?.record_key).toMatch(/^sha256:/)
})

it('knows a record with an endless id by its hash', async () => {
  const provider_id = randomBytes(5_000).toString('hex')
  for (let i = 0; i < 2; i++) await setAside(record({ provider_id }))
  const hash = expect.stringMatching(/^sha256:/)
  expect(await unreadable()).toMatchObject([{ provider_id: provider_id.slice(0, 128), record_key: hash, times: 2 }])
})

it('keeps what was read and then refused by the database, though it counts as read', async () => {
  const aside = openSetAside()
  for (let i = 0; i < 2; i++) {
    aside.noteRead('sleep', [{ provider_id: '1' }, { provider_id: '2' }])
    aside.add(record())
    await asSeenBy(database, [ada], (own) => aside.settle(own, { user_id: ada, provider: 'whoop' }, new Date()))
  }
  expect(await unreadable()).toMatchObject([{ provider_id: '1', times: 2 }])
})

it('closes the event of a record that cannot be read, and forgets it when it is deleted', async () => {
  await firstSync()
  const { provider_user_id } = await linkOf()
  const [id = ''] = await idsOf('sleeps')
  const processEvents = async (type: string) => {
    const event = { provider: 'whoop', provider_user_id, type, object_id: id }
    const trace_id = randomUUID()
    await database
      .insertInto('webhook_events')
      .values({ ...event, trace_id, done_at: null })
      .execute()
    await corner.queues.event.handle({ payload: subjectOf(event), ...run })
    const { done_at } = await database
      .selectFrom('webhook_events')
      .select('done_at')
      .where('trace_id', '=', trace_id)
      .executeTakeFirstOrThrow()
    expect(done_at).toBeInstanceOf(Date)
  }
  await simulator.faults({ kind: 'spoil', path: SLEEPS, fields: { start: null } })
  await processEvents('sleep.updated')
  expect(await unreadable()).toMatchObject([{ kind: 'sleep', provider_id: id, position: null, field: 'start' }])
  expect(await idsOf('sleeps')).toContain(id) // what was read before stays
  await simulator.faults()
  await processEvents('sleep.updated')
  expect(await unreadable()).toEqual([])
  await simulator.faults({ kind: 'spoil', path: SLEEPS, fields: { start: null } })
  await processEvents('sleep.updated')
  await processEvents('sleep.deleted')
  expect(await unreadable()).toEqual([])
})

const record = (change: Partial<UnreadableRecord> = {}): UnreadableRecord => ({
  kind: 'sleep',
  provider_id: '1',
  position: 0,
  field: 'start',
  problem: 'Wrong',
  raw: { id: 1 },
  ...change,
})
const setAside = (...records: UnreadableRecord[]) => {
  const aside = openSetAside()
  for (const each of records) aside.add(each)
  return asSeenBy(database, [ada], (own) => aside.settle(own, { user_id: ada, provider: 'whoop' }, new Date()))
}

it('keeps 16 KB of a record, knows one without an id again, and holds 200 of an athlete', async () => {
  const big = { text: 'ü'.repeat(20_000), nul: '\0', half: '\ud800' }
  await setAside(record({ provider_id: null, raw: big }), record({ provider_id: 'a\0b', raw: 'x' }))
  await setAside(record({ provider_id: null, raw: big }))
  const kept = await unreadable()
  expect(kept.map(({ provider_id, times }) => ({ provider_id, times }))).toEqual([
    { provider_id: 'ab', times: 1 },
    { provider_id: null, times: 2 },
  ])
  const [, whole] = kept
  expect(Buffer.byteLength(whole?.raw ?? '')).toBeLessThanOrEqual(16 * 1024)
  expect(whole?.raw).toMatch(/^\{"text":"ü+$/)
  for (const prefix of ['a', 'b'])
    await setAside(...Array.from({ length: 150 }, (_, i) => record({ provider_id: `${prefix}${i}` })))
  const ids = (await unreadable()).map(({ provider_id }) => provider_id)
  expect(ids).toHaveLength(200)
  expect(ids.filter((id) => id?.startsWith('b'))).toHaveLength(150)
})

it('tells the operator once a day what could not be read, by field, and drops what is old', async () => {
  const lines = captureLog('warn')
  const report = () => unreadableReportQueue(corner.makers).handle({ payload: {}, ...run })
  await report()
  expect(lines).toEqual([])
  await setAside(record({ provider_id: 'old' }))
  const longAgo = new Date(Date.now() - 91 * 86_400_000)
  await database.updateTable('unreadable_records').set({ last_seen: longAgo }).execute()
  await setAside(record(), record({ provider_id: '2' }), record({ kind: 'cycle', field: 'score.strain' }))
  await report()
  expect(lines.map(({ msg }) => msg)).toEqual([
    'WHOOP sent 3 records in the last day that could not be read and were set aside: ' +
      'sleep start: 2 of 1 athlete (Wrong); cycle score.strain: 1 of 1 athlete (Wrong)',
  ])
  expect(await unreadable()).toHaveLength(3)
})

it('adds up what it reads for some athletes after the others', async () => {
  await setAside(record(), record({ provider_id: '2' }), record({ kind: 'cycle', field: 'score.strain' }))
  const ben = await addAthlete(database)
  await linkAthlete(call, simulator, ben, nextMember++)
  for (const row of await unreadable())
    await database
      .insertInto('unreadable_records')
      .values({ ...row, user_id: ben })
      .execute()
  const lines = captureLog('warn')
  await unreadableReportQueue(corner.makers, 1).handle({ payload: {}, ...run })
  expect(lines.map(({ msg }) => msg)).toEqual([
    'WHOOP sent 6 records in the last day that could not be read and were set aside: ' +
      'sleep start: 4 of 2 athletes (Wrong); cycle score.strain: 2 of 2 athletes (Wrong)',
  ])
})
