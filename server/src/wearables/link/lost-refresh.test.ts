import { beforeEach, expect, it, vi } from 'vitest'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
const corner = await startWearableApp(testDatabase, simulator.environment)
const { call, database } = corner

let ada: string
let member: number
let nextMember = 1

const TOKEN_ENDPOINT = '/oauth/oauth2/token'
const refresh = () => call(ada, 'POST', '/api/whoop/refresh/')
const linkOf = () =>
  database.selectFrom('wearable_connections').selectAll().where('user_id', '=', ada).executeTakeFirstOrThrow()
const problem = async () => (await call(ada, 'GET', '/api/users/whoopstatus/')).body.problem
const endings = async () => {
  const rows = await database
    .selectFrom('audit_lines')
    .select('details')
    .where('subject_id', '=', ada)
    .where('action', '=', 'device_link_lost')
    .execute()
  return rows.map(({ details }) => details)
}

beforeEach(async () => {
  await simulator.faults()
  await database.deleteFrom('audit_lines').execute()
  ada = await addAthlete(database)
  member = nextMember++
  await linkAthlete(call, simulator, ada, member)
})

it('says that a link was lost at a refresh, at once, when the reply is lost and the old token is dead', async () => {
  await simulator.faults({ kind: 'drop', path: TOKEN_ENDPOINT, times: 1, after: true })
  expect((await refresh()).status).toBe(409)
  expect(await problem()).toBe('lost_at_refresh')
  expect((await linkOf()).first_sync_message).toMatch(/lost while it was being renewed/)
  expect(await endings()).toEqual([{ provider: 'WHOOP', because: 'lost_at_refresh' }])
  expect((await linkAthlete(call, simulator, ada, member)).status).toBe(200)
  expect(await problem()).toBeNull()
})

it('records a refresh before it is sent, so that the record survives a killed process', async () => {
  await simulator.faults({ kind: 'slow', delay_ms: 1_500, path: TOKEN_ENDPOINT })
  const asking = refresh()
  await vi.waitFor(async () => expect((await linkOf()).refresh_asked_at).toBeInstanceOf(Date))
  expect((await asking).status).toBe(200)
  expect(await linkOf()).toMatchObject({ refresh_asked_at: null, refreshed_at: expect.any(Date) })
})

it('remembers a lost reply over restarts', async () => {
  await simulator.faults({ kind: 'drop', path: TOKEN_ENDPOINT, after: true }) // both attempts
  expect((await refresh()).status).toBe(502)
  expect(await problem()).toBeNull()
  await simulator.faults()
  const restarted = await startWearableApp(testDatabase, simulator.environment)
  expect((await restarted.call(ada, 'POST', '/api/whoop/refresh/')).status).toBe(409)
  expect(await problem()).toBe('lost_at_refresh')
})

it('is not misled by an attempt that the provider rejected, nor by one that was answered later', async () => {
  await simulator.faults({ kind: 'status', status: 429, path: TOKEN_ENDPOINT })
  expect((await refresh()).status).toBe(502)
  expect((await linkOf()).refresh_asked_at).toBeNull()
  await simulator.faults({ kind: 'drop', path: TOKEN_ENDPOINT, times: 2 }) // before the job has run
  expect((await refresh()).status).toBe(502)
  expect((await linkOf()).refresh_asked_at).toBeInstanceOf(Date)
  expect((await refresh()).status).toBe(200)
  await simulator.control('POST', 'faults', { kind: 'revoke_refresh_tokens', member })
  await database.updateTable('wearable_connections').set({ refreshed_at: null }).where('user_id', '=', ada).execute()
  expect((await refresh()).status).toBe(409)
  expect(await problem()).toBe('refused')
})

it('saves the link by a second attempt when the first was never processed', async () => {
  await simulator.faults({ kind: 'drop', path: TOKEN_ENDPOINT, times: 1 })
  expect((await refresh()).status).toBe(200)
  expect(await problem()).toBeNull()
})

it('does not count a link that was lost at a refresh among those that the provider refuses', async () => {
  await simulator.faults({ kind: 'drop', path: TOKEN_ENDPOINT, times: 1, after: true })
  expect((await refresh()).status).toBe(409)
  const counted = database.selectFrom('audit_lines').select('id').where('action', '=', 'wearable_refresh_refused')
  expect(await counted.execute()).toEqual([])
})

it('distinguishes a link that the athlete ended from one that was lost', async () => {
  await simulator.control('POST', 'faults', { kind: 'revoke_refresh_tokens', member })
  expect((await refresh()).status).toBe(409)
  expect(await problem()).toBe('refused')
  expect(await endings()).toEqual([{ provider: 'WHOOP', because: 'refused' }])
})
