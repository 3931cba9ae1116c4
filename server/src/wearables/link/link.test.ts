import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql, type Updateable } from 'kysely'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Schema } from '../../database/schema.ts'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { consentOf, linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'
import { accessTokenFor } from './access-token.ts'
import { type Revocation, revocationOf, revoke } from './revocation.ts'

const STATE_REFUSED = 'Something went wrong. Please try again later.'
const EXCHANGE_FAILED = 'Failed to exchange authorization code'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
let nowMs = Date.now()
const corner = await startWearableApp(testDatabase, simulator.environment, () => new Date(nowMs))
await corner.start()
const { call, database } = corner
const bare = await startWearableApp(testDatabase, {})
const wrong = await startWearableApp(testDatabase, { ...simulator.environment, WHOOP_CLIENT_SECRET: 'another' })
const other = await startWearableApp(testDatabase, simulator.environment)
const withTimeout = await startWearableApp(testDatabase, simulator.environment)
if (withTimeout.links.app) withTimeout.links.app.timeoutMs = 200

let ada: string
let nextMember = 1
let member: number

beforeEach(async () => {
  nowMs = Date.now()
  ada = await addAthlete(database)
  member = nextMember++
  await database.deleteFrom('audit_lines').execute()
  await simulator.faults()
})

const connectionOf = (userId: string) =>
  database.selectFrom('wearable_connections').selectAll().where('user_id', '=', userId).executeTakeFirst()
const auditOf = async (subject: string | null) => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_lines where subject_id is not distinct from ${subject}::uuid order by id`.execute(database)
  return rows.map(({ action }) => action)
}
const setLink = (changes: Updateable<Schema['wearable_connections']>) =>
  database.updateTable('wearable_connections').set(changes).where('user_id', '=', ada).execute()
const status = async (userId: string) => (await call(userId, 'GET', '/api/users/whoopstatus/')).body
const callback = (userId: string, returned: object) => call(userId, 'POST', '/api/whoop/callback/', returned)

/** Whether a transaction holds a lock on the link. */
const isLinkHeld = async () => {
  const free = sql`select from wearable_connections where user_id = ${ada} for update skip locked`
  return (await free.execute(database)).rows.length === 0
}
const waitingForLocks = async () => {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
  return rows[0]?.waiting ?? 0
}

it('links an account through the consent page', async () => {
  expect(await status(ada)).toMatchObject({ connected: false, token_valid: false, last_sync: null, first_sync: null })
  const { status: code, body } = await linkAthlete(call, simulator, ada, member)
  expect(code).toBe(200)
  expect(body).toMatchObject({
    expires_in: expect.any(Number),
    scopes: expect.arrayContaining(['read:recovery', 'offline']),
  })
  expect(await status(ada)).toMatchObject({ connected: true, token_valid: true, provider: 'WHOOP' })
  expect(
    await database.selectFrom('wearable_profiles').select('email').where('user_id', '=', ada).execute(),
  ).toHaveLength(1)
})

it('stores neither state nor tokens in a readable form', async () => {
  const { body } = await call(ada, 'POST', '/api/whoop/auth/')
  expect(String(body.state)).toMatch(/^[\w-]{43}$/) // 256 bits
  const states = await database.selectFrom('oauth_states').select('state_hash').execute()
  expect(states.map(({ state_hash }) => state_hash.toString('base64url'))).not.toContain(body.state)
  await callback(ada, await simulator.consent(String(body.auth_url), member))
  const link = await connectionOf(ada)
  expect(link?.access_token?.toString('latin1')).not.toMatch(/^[\w-]+$/)
})

it.each(['forged', 'foreign', 'used', 'old'] as const)('refuses a %s state', async (kind) => {
  const returned = await consentOf(call, simulator, ada, member)
  let caller = ada
  if (kind === 'forged') returned.state = `${returned.state.startsWith('x') ? 'y' : 'x'}${returned.state.slice(1)}`
  if (kind === 'foreign') caller = await addAthlete(database)
  if (kind === 'used') await callback(ada, returned)
  if (kind === 'old') nowMs += 10 * 60_000
  const { status, body } = await callback(caller, returned)
  expect({ status, error: body.error }).toEqual({ status: 400, error: STATE_REFUSED })
  // Another athlete's state stays valid for that athlete.
  if (kind === 'foreign') expect((await callback(ada, returned)).status).toBe(200)
})

it('takes a state one last moment before its ten minutes are over', async () => {
  const returned = await consentOf(call, simulator, ada, member)
  nowMs += 10 * 60_000 - 2000
  expect((await callback(ada, returned)).status).toBe(200)
})

it('lets one of two calls with the same state through', async () => {
  const returned = await consentOf(call, simulator, ada, member)
  const replies = await Promise.all([callback(ada, returned), callback(ada, returned)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
})

it('refuses a code that was used already', async () => {
  const { code } = await consentOf(call, simulator, ada, member)
  const first = await consentOf(call, simulator, ada, member)
  await callback(ada, { code, state: first.state })
  const second = await consentOf(call, simulator, ada, member)
  const { status, body } = await callback(ada, { code, state: second.state })
  expect({ status, error: body.error }).toEqual({ status: 400, error: EXCHANGE_FAILED })
})

it.each([{ code: '', state: 'x' }, { state: 'x' }, { code: 7, state: 'x' }, {}])(
  'names what is missing in %o',
  async (body) => {
    const reply = await callback(ada, body)
    expect(reply.status).toBe(400)
    expect(reply.body.fields).toHaveProperty('code')
  },
)

it('refuses an account that another user has linked', async () => {
  await linkAthlete(call, simulator, ada, member)
  const ben = await addAthlete(database)
  const { status, body } = await linkAthlete(call, simulator, ben, member)
  expect(status).toBe(409)
  expect(body.error).toMatch(/already linked to another user/)
  expect(await connectionOf(ben)).toBeUndefined()
  expect(await connectionOf(ada)).toMatchObject({ status: 'connected' })
})

it('says that nobody can link while the operator has not set it up', async () => {
  expect((await bare.call(ada, 'POST', '/api/whoop/auth/')).status).toBe(503)
  expect((await bare.call(ada, 'GET', '/api/users/whoopstatus/')).status).toBe(200)
})

const TOKEN_ENDPOINT = '/oauth/oauth2/token'
it.each([
  ['a 500', { kind: 'status', status: 500 }],
  ['a page of HTML', { kind: 'status', status: 200, body: 'html' }],
  ['half a JSON', { kind: 'status', status: 200, body: 'half_json' }],
  ['a dropped connection', { kind: 'drop' }],
  ['silence', { kind: 'hang' }],
])('makes no link when the provider answers with %s, and makes it when it is well again', async (_name, fault) => {
  const returned = await consentOf(call, simulator, ada, member)
  await simulator.faults({ ...fault, path: TOKEN_ENDPOINT })
  const { status, body } = await withTimeout.call(ada, 'POST', '/api/whoop/callback/', returned)
  expect({ status, error: body.error }).toEqual({ status: 502, error: EXCHANGE_FAILED })
  expect(await connectionOf(ada)).toBeUndefined()
  await simulator.faults()
  expect((await linkAthlete(call, simulator, ada, member)).status).toBe(200)
})

it('makes no link when the profile does not come', async () => {
  const returned = await consentOf(call, simulator, ada, member)
  await simulator.faults({ kind: 'status', status: 200, body: 'half_json', path: '/developer/v2/user/profile' })
  expect((await callback(ada, returned)).status).toBe(502)
  expect(await connectionOf(ada)).toBeUndefined()
})

it('tells the operator, not the athlete, when the app’s secret is wrong', async () => {
  await linkAthlete(call, simulator, ada, member)
  const { status } = await wrong.call(ada, 'POST', '/api/whoop/refresh/')
  expect(status).toBe(503)
  expect(await connectionOf(ada)).toMatchObject({ status: 'connected' })
  expect(await auditOf(ada)).toEqual(['device_linked'])
  expect(await auditOf(null)).toEqual(['wearable_refreshes_stopped'])
})

/** A token endpoint that answers only when it is told to. */
async function startHeldEndpoint() {
  const held: ServerResponse[] = []
  const server = createServer((_request, response) => held.push(response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`
  const refuse = () => {
    for (const response of held.splice(0)) response.writeHead(401).end(JSON.stringify({ error: 'invalid_client' }))
  }
  return { url, refuse, isAsked: () => held.length > 0 }
}

it('keeps connections for others while a refresh holds the link and many wait for it', async () => {
  await linkAthlete(call, simulator, ada, member)
  const endpoint = await startHeldEndpoint()
  const app = await startWearableApp(testDatabase, { ...simulator.environment, WHOOP_TOKEN_URL: endpoint.url })
  const refresh = app.call(ada, 'POST', '/api/whoop/refresh/')
  await vi.waitFor(() => expect(endpoint.isAsked()).toBe(true), { timeout: 10_000 })
  const disconnects = Array.from({ length: 12 }, () => app.call(ada, 'POST', '/api/whoop/disconnect/'))
  await vi.waitFor(async () => expect(await waitingForLocks()).toBeGreaterThan(1), { timeout: 10_000 })
  expect((await app.call(ada, 'GET', '/api/users/whoopstatus/')).status).toBe(200)
  expect(await isLinkHeld()).toBe(true)
  endpoint.refuse()
  expect((await refresh).status).toBe(503)
  const answers = await Promise.all(disconnects)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('disconnects, keeps the last sync, and links again', async () => {
  await linkAthlete(call, simulator, ada, member)
  await database
    .updateTable('wearable_connections')
    .set({ last_sync: new Date('2026-03-01T08:00:00Z') })
    .where('user_id', '=', ada)
    .execute()
  const { status: code, body } = await call(ada, 'POST', '/api/whoop/disconnect/')
  expect({ code, message: body.message }).toEqual({ code: 200, message: 'WHOOP account disconnected successfully!' })
  expect(await connectionOf(ada)).toMatchObject({ status: 'disconnected', access_token: null, refresh_token: null })
  expect(await status(ada)).toMatchObject({ connected: false, token_valid: false, last_sync: expect.any(String) })
  expect((await call(ada, 'POST', '/api/whoop/disconnect/')).status).toBe(409)
  expect((await linkAthlete(call, simulator, ada, member)).status).toBe(200)
  expect(await auditOf(ada)).toEqual(['device_linked', 'device_disconnected', 'device_linked'])
  expect(await status(ada)).toMatchObject({ connected: true, token_valid: true })
})

it('takes the access back at the provider, with a token that had run out too', async () => {
  await linkAthlete(call, simulator, ada, member)
  expect(await simulator.linkedMembers()).toContain(member)
  await simulator.control('POST', 'faults', { kind: 'expire_access_tokens', member })
  await setLink({ token_expires_at: new Date(0) })
  await call(ada, 'POST', '/api/whoop/disconnect/')
  expect(await simulator.linkedMembers()).not.toContain(member)
})

it('unlinks here while the provider is down, and there as soon as it is back', async () => {
  await linkAthlete(call, simulator, ada, member)
  await simulator.faults({ kind: 'status', status: 500, path: '/developer/v2/user/access' })
  expect((await call(ada, 'POST', '/api/whoop/disconnect/')).status).toBe(200)
  expect(await connectionOf(ada)).toMatchObject({ status: 'disconnected', access_token: null })
  expect(await simulator.linkedMembers()).toContain(member)
  await simulator.faults()
  const { rows } = await sql<{ data: Revocation }>`select data from jobs.job where name = 'revoke-later'`.execute(
    database,
  )
  expect(rows).toHaveLength(1)
  for (const { data } of rows)
    await corner.queues.revokeLater.handle({ payload: data, isLastTry: false, signal: AbortSignal.timeout(5000) })
  expect(await simulator.linkedMembers()).not.toContain(member)
})

it('does not revoke the access of an account that was linked again meanwhile', async () => {
  await linkAthlete(call, simulator, ada, member)
  const old = await connectionOf(ada)
  const revocation = old && revocationOf(corner.links, old)
  if (!revocation) throw new Error('There is nothing to revoke')
  expect(await revoke(corner.links, revocation, AbortSignal.timeout(5000))).toBeUndefined()
  expect(await simulator.linkedMembers()).toContain(member)
})

it('refreshes on demand, and only once for two clicks at the same time', async () => {
  await linkAthlete(call, simulator, ada, member)
  const before = await connectionOf(ada)
  const { status: code, body } = await call(ada, 'POST', '/api/whoop/refresh/')
  expect({ code, message: body.message }).toEqual({ code: 200, message: 'Token refreshed successfully!' })
  expect((await connectionOf(ada))?.refresh_token?.equals(before?.refresh_token ?? Buffer.alloc(0))).toBe(false)
  const replies = await Promise.all([0, 1].map(() => call(ada, 'POST', '/api/whoop/refresh/')))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await status(ada)).toMatchObject({ token_valid: true })
})

it('gives one new token to concurrent callers in two processes', async () => {
  await linkAthlete(call, simulator, ada, member)
  await simulator.control('POST', 'faults', { kind: 'expire_access_tokens', member })
  await setLink({ token_expires_at: new Date(0) })
  const series = { user_id: ada, provider: 'whoop' }
  const tokens = await Promise.all(
    Array.from({ length: 12 }, (_, i) => accessTokenFor((i % 2 ? corner : other).links, series)),
  )
  expect(new Set(tokens).size).toBe(1)
  expect(await connectionOf(ada)).toMatchObject({ status: 'connected' })
})

it('says Token Expired when the provider refuses to refresh, keeps everything, and heals by linking again', async () => {
  await linkAthlete(call, simulator, ada, member)
  await vi.waitFor(async () => expect(await status(ada)).toMatchObject({ first_sync: { state: 'done' } }), 25_000)
  const { cycles } = await database
    .selectFrom('cycles')
    .select(({ fn }) => fn.countAll<number>().as('cycles'))
    .where('user_id', '=', ada)
    .executeTakeFirstOrThrow()
  await simulator.control('POST', 'faults', { kind: 'revoke_refresh_tokens', member })
  const { status: code, body } = await call(ada, 'POST', '/api/whoop/refresh/')
  expect({ code, error: body.error }).toEqual({ code: 409, error: 'Failed to refresh token. Please reconnect.' })
  expect(await status(ada)).toMatchObject({
    connected: true,
    token_valid: false,
    last_sync: expect.any(String),
    first_sync: { message: expect.any(String) },
  })
  const after = await database
    .selectFrom('cycles')
    .select(({ fn }) => fn.countAll<number>().as('cycles'))
    .where('user_id', '=', ada)
    .executeTakeFirstOrThrow()
  expect(after.cycles).toBe(cycles)
  expect(await auditOf(ada)).toEqual(['device_linked', 'wearable_refresh_refused', 'device_link_lost'])
  expect(cycles).toBeGreaterThan(20)
  expect((await linkAthlete(call, simulator, ada, member)).status).toBe(200)
  expect(await status(ada)).toMatchObject({ token_valid: true })
})

it.each([
  ['a 500', { kind: 'status', status: 500 }],
  ['silence', { kind: 'hang' }],
])('keeps the link when the refresh is answered with %s', async (_name, fault) => {
  await linkAthlete(call, simulator, ada, member)
  await simulator.faults({ ...fault, path: TOKEN_ENDPOINT })
  expect((await withTimeout.call(ada, 'POST', '/api/whoop/refresh/')).status).toBe(502)
  expect(await status(ada)).toMatchObject({ token_valid: true })
  await simulator.faults()
  expect((await call(ada, 'POST', '/api/whoop/refresh/')).status).toBe(200)
})
