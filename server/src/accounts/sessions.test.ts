import { expect, it, vi } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD } from '../testing/people.ts'
import { hashSecret, newSecret } from './opaque-secret.ts'
import { deleteExpiredSessions, endEverySession } from './sessions.ts'

const testApp = await createTestApp()
const { app, database, clock } = testApp
const people = new People(testApp)

const post = (url: string, payload: object, server = app) => server.inject({ method: 'POST', url, payload })
const refresh = (token: string, server = app) => post('/api/token/refresh/', { refresh: token }, server)
const meStatus = async (access: string, server = app) =>
  (await server.inject({ url: '/api/users/me/', headers: { authorization: `Bearer ${access}` } })).statusCode

async function signedIn() {
  const person = await people.addAthlete()
  const reply = await post('/api/token/', { email: person.email, password: TEST_PASSWORD })
  return { person, ...(reply.json() as { access: string; refresh: string }) }
}

it('exchanges a refresh token for a new pair, of which both work', async () => {
  const first = await signedIn()
  const second = (await refresh(first.refresh)).json()
  expect(second.refresh).not.toBe(first.refresh)
  expect(await meStatus(second.access)).toBe(200)
  expect((await refresh(second.refresh)).statusCode).toBe(200)
})

it('stores no token, but its hash', async () => {
  const { refresh: token } = await signedIn()
  const row = await database
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst()
  expect(row).toBeDefined()
})

it('ends the whole session when a used token comes again after 10 s, with the newest token made from it', async () => {
  const first = await signedIn()
  const second = (await refresh(first.refresh)).json()
  const third = (await refresh(second.refresh)).json()
  clock.advance({ seconds: 10, milliseconds: 1 })
  const reused = await refresh(first.refresh)
  expect(reused.statusCode).toBe(401)
  expect(reused.json()).toMatchObject({ code: 'not_signed_in', error: 'Your session has ended. Please sign in again.' })
  expect((await refresh(third.refresh)).statusCode).toBe(401)
  expect(await meStatus(third.access)).toBe(401)
  const line = await database
    .selectFrom('audit_lines')
    .selectAll()
    .where('action', '=', 'refresh_token_reused')
    .where('subject_id', '=', first.person.id)
    .executeTakeFirst()
  expect(line).toBeDefined()
})

it('ends the whole session when a token comes again that was used while the clock was two days ahead', async () => {
  clock.advance({ days: 2 })
  const first = await signedIn()
  const second = (await refresh(first.refresh)).json()
  clock.advance({ days: -2 })
  expect((await refresh(first.refresh)).statusCode).toBe(401)
  expect((await refresh(second.refresh)).statusCode).toBe(401)
})

it('gives a second tab a pair of its own within 10 s, and both go on', async () => {
  const { refresh: token } = await signedIn()
  const first = (await refresh(token)).json()
  clock.advance({ seconds: 10 })
  const second = (await refresh(token)).json()
  expect(second.refresh).not.toBe(first.refresh)
  expect((await refresh(first.refresh)).statusCode).toBe(200)
  expect((await refresh(second.refresh)).statusCode).toBe(200)
})

it('gives two tabs that refresh at the same moment, through two processes, a pair each', async () => {
  const secondProcess = await testApp.startSecondProcess()
  const { refresh: token } = await signedIn()
  const replies = await Promise.all([refresh(token), refresh(token, secondProcess)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  for (const reply of replies) expect((await refresh(reply.json().refresh)).statusCode).toBe(200)
})

it('lets a process wait for another that is just using the token up, and then see when it was used', async () => {
  const { access, refresh: token } = await signedIn()
  const token_hash = hashSecret(token)
  // Held open on purpose: the other process has marked the token and not yet committed.
  const [marked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const other = database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('refresh_tokens')
      .set({ used_at: clock.now() })
      .where('token_hash', '=', token_hash)
      .execute()
    marked.resolve()
    await release.promise
  })
  await marked.promise
  clock.advance({ seconds: 11 })
  const late = refresh(token)
  await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 10_000 })
  release.resolve()
  await other
  expect((await late).statusCode).toBe(401)
  expect(await meStatus(access)).toBe(401)
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await testApp.pool.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].n
}

it('ends after 30 days without use, and not a moment before', async () => {
  const [unused, kept] = [await signedIn(), await signedIn()]
  clock.advance({ days: 29 })
  const renewed = (await refresh(kept.refresh)).json()
  clock.advance({ days: 1 })
  expect((await refresh(unused.refresh)).statusCode).toBe(401)
  expect((await refresh(renewed.refresh)).statusCode).toBe(200)
})

it('signs out at once: neither token works any more', async () => {
  const { access, refresh: token } = await signedIn()
  expect(await meStatus(access)).toBe(200)
  const reply = await post('/api/token/revoke/', { refresh: token })
  expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'You are signed out' }])
  expect(await meStatus(access)).toBe(401)
  expect((await refresh(token)).statusCode).toBe(401)
  expect((await post('/api/token/revoke/', { refresh: token })).statusCode, 'twice').toBe(200)
  expect((await post('/api/token/revoke/', { refresh: 'unknown' })).statusCode).toBe(200)
})

it('leaves the other sessions of a person who signs out', async () => {
  const { person, refresh: token } = await signedIn()
  const other = (await post('/api/token/', { email: person.email, password: TEST_PASSWORD })).json()
  await post('/api/token/revoke/', { refresh: token })
  expect(await meStatus(other.access)).toBe(200)
})

it('sees soon, in another process too, that a session ended', async () => {
  const secondProcess = await testApp.startSecondProcess()
  const { access, refresh: token } = await signedIn()
  expect(await meStatus(access, secondProcess)).toBe(200)
  await post('/api/token/revoke/', { refresh: token })
  await vi.waitFor(async () => expect(await meStatus(access, secondProcess)).toBe(401), {
    timeout: 10_000,
    interval: 50,
  })
})

it('sees soon that a person was deleted, or has another role', async () => {
  const [deleted, promoted] = [await signedIn(), await people.addAthlete()]
  const overview = () => app.inject({ url: '/api/teams/admin/overview/', headers: promoted.headers })
  expect([await meStatus(deleted.access), (await overview()).statusCode]).toEqual([200, 403])
  await database.deleteFrom('users').where('id', '=', deleted.person.id).execute()
  await database.updateTable('users').set({ role: 'admin' }).where('id', '=', promoted.id).execute()
  await vi.waitFor(
    async () => {
      expect(await meStatus(deleted.access)).toBe(401)
      expect((await overview()).statusCode).not.toBe(403)
    },
    { timeout: 10_000, interval: 50 },
  )
  expect((await refresh(deleted.refresh)).statusCode).toBe(401)
})

it('ends every session of a person whose password was changed', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  await endEverySession(database, one.person.id, 'password_changed', clock.now())
  expect((await refresh(one.refresh)).statusCode).toBe(401)
  expect((await refresh(other.refresh)).statusCode).toBe(200)
})

it('takes out sessions and tokens that have run out, and no others', async () => {
  const old = await signedIn()
  clock.advance({ days: 15 })
  const used = await signedIn()
  const newer = (await refresh(used.refresh)).json()
  clock.advance({ days: 15 })
  const spare = await signedIn()
  await deleteExpiredSessions(database, clock.now())
  const left = async (token: string) =>
    (
      await database
        .selectFrom('refresh_tokens')
        .select('token_hash')
        .where('token_hash', '=', hashSecret(token))
        .execute()
    ).length
  expect(await left(old.refresh)).toBe(0)
  expect([await left(used.refresh), await left(newer.refresh), await left(spare.refresh)]).toEqual([1, 1, 1])
  // Like a token from before tokens were signed: its row is kept until it expires.
  await database
    .updateTable('refresh_tokens')
    .set({ signed: false })
    .where('token_hash', '=', hashSecret(used.refresh))
    .execute()
  const newest = (await refresh(newer.refresh)).json()
  await deleteExpiredSessions(database, clock.now())
  expect(await left(used.refresh)).toBe(1)
  clock.advance({ days: 15 })
  await deleteExpiredSessions(database, clock.now())
  expect(await left(used.refresh), 'of a session that goes on').toBe(0)
  expect((await refresh(newest.refresh)).statusCode).toBe(200)
})

const tokensOf = async (refreshToken: string) => {
  const { session_id } = await database
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', hashSecret(refreshToken))
    .executeTakeFirstOrThrow()
  return database.selectFrom('refresh_tokens').selectAll().where('session_id', '=', session_id).execute()
}

it('keeps a few rows of a session that goes on, however long, and still recognizes the first token of it', async () => {
  const first = await signedIn()
  let newest = first
  for (let i = 0; i < 40; i++) {
    clock.advance({ minutes: 15 })
    newest = { ...first, ...(await refresh(newest.refresh)).json() }
  }
  expect((await tokensOf(newest.refresh)).length).toBeLessThan(4)
  expect((await refresh(first.refresh)).statusCode).toBe(401)
  expect(await meStatus(newest.access)).toBe(401)
  expect((await refresh(newest.refresh)).statusCode).toBe(401)
  const lines = await database
    .selectFrom('audit_lines')
    .select('action')
    .where('subject_id', '=', first.person.id)
    .where('action', '=', 'refresh_token_reused')
    .execute()
  expect(lines, 'said once').toHaveLength(1)
})

it('refuses the 21st of those who present one token within the grace, and ends no session by it', async () => {
  const { refresh: token } = await signedIn()
  const replies = await Promise.all(Array.from({ length: 60 }, () => refresh(token)))
  const pairs = replies.filter(({ statusCode }) => statusCode === 200)
  expect(pairs).toHaveLength(20)
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]))
  expect((await tokensOf(token)).length).toBeLessThanOrEqual(21)
  clock.advance({ minutes: 15 })
  for (const pair of pairs) expect((await refresh(pair.json().refresh)).statusCode).toBe(200)
})

it('gives tabs that race a pair each after 20 others were never used', async () => {
  const { refresh: token } = await signedIn()
  let newest = ''
  for (let i = 0; i < 20; i++) newest = (await refresh(token)).json().refresh
  clock.advance({ seconds: 11 })
  const replies = await Promise.all([refresh(newest), refresh(newest)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await tokensOf(newest)).length).toBeLessThanOrEqual(22)
})

it('takes a token for ours only as it was written', async () => {
  const { access, refresh: token } = await signedIn()
  const { refresh: renewed } = (await refresh(token)).json()
  clock.advance({ seconds: 11 })
  const messages = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = messages.indexOf(renewed.at(-1) ?? '')
  const otherLast = messages[last ^ 1]
  for (const changed of [`${renewed}==`, `${renewed.slice(0, -1)}${otherLast}`, `${token}==`])
    expect((await refresh(changed)).statusCode).toBe(401)
  expect(await meStatus(access)).toBe(200)
  expect((await refresh(renewed)).statusCode).toBe(200)
})

it('says that a session is over, not that it was renewed too often', async () => {
  let { access, refresh: token } = await signedIn()
  for (let i = 0; i < 120; i++) token = (await refresh(token)).json().refresh
  expect((await refresh(token)).statusCode).toBe(429)
  await app.inject({ method: 'POST', url: '/api/token/revoke/', payload: { refresh: token } })
  expect((await refresh(token)).statusCode).toBe(401)
  expect(await meStatus(access)).toBe(401)
})

it('ends no session by a token that nobody signed, nor by one of a session that is over', async () => {
  const { access, refresh: token } = await signedIn()
  const bytes = Buffer.from(token, 'base64url')
  for (const at of [0, 20, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect((await refresh(changed.toString('base64url'))).statusCode).toBe(401)
  }
  const over = await signedIn()
  await database.deleteFrom('users').where('id', '=', over.person.id).execute()
  expect((await refresh(over.refresh)).statusCode).toBe(401)
  expect(await meStatus(access)).toBe(200)
})

it('goes on with a token from before tokens were signed, and recognizes it when it comes again', async () => {
  const { refresh: signed } = await signedIn()
  const [row] = await tokensOf(signed)
  const { secret, hash } = newSecret()
  await database
    .insertInto('refresh_tokens')
    .values({ token_hash: hash, session_id: row?.session_id ?? '', expires_at: row?.expires_at ?? new Date() })
    .execute()
  let { refresh: newest, access } = (await refresh(secret)).json()
  for (let i = 0; i < 3; i++) {
    clock.advance({ minutes: 15 })
    ;({ refresh: newest, access } = (await refresh(newest)).json())
  }
  expect(await meStatus(access)).toBe(200)
  expect((await refresh(secret)).statusCode).toBe(401)
  expect(await meStatus(access)).toBe(401)
})

it('ends 180 days after the sign-in, however much it is used', async () => {
  let { refresh: token, access } = await signedIn()
  for (let day = 0; day < 175; day += 25) {
    clock.advance({ days: 25 })
    ;({ refresh: token, access } = (await refresh(token)).json())
  }
  clock.advance({ days: 4, hours: 23, minutes: 59 })
  ;({ refresh: token, access } = (await refresh(token)).json())
  expect(await meStatus(access)).toBe(200)
  clock.advance({ minutes: 1 })
  expect(await meStatus(access)).toBe(401)
  expect((await refresh(token)).statusCode).toBe(401)
})

it('lets a person have 50 sessions, of which the one that was not used for longest ends for a new one', async () => {
  const person = await people.addAthlete()
  await database.deleteFrom('sessions').where('user_id', '=', person.id).execute()
  const signIn = async () =>
    (await post('/api/token/', { email: person.email, password: TEST_PASSWORD })).json() as { refresh: string }
  const sessions = []
  for (let i = 0; i < 50; i++) {
    if (i % 25 === 0) await database.deleteFrom('rate_limits').execute()
    sessions.push((await signIn()).refresh)
    clock.advance({ seconds: 1 })
  }
  const [first = '', second = '', third = ''] = sessions
  const { refresh: renewed } = (await refresh(first)).json()
  await database.deleteFrom('rate_limits').execute()
  clock.advance({ seconds: 11 })
  await signIn()
  expect((await refresh(second)).statusCode, 'not used for longest').toBe(401)
  expect((await refresh(third)).statusCode).toBe(200)
  expect((await refresh(renewed)).statusCode).toBe(200)
  const open = database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', person.id)
    .where('ended_at', 'is', null)
  expect(await open.execute()).toHaveLength(50)
})

it('exchanges tokens of one session 120 times in 15 minutes, and those of others as before', async () => {
  let [{ refresh: token }, other] = [await signedIn(), await signedIn()]
  for (let i = 0; i < 120; i++) token = (await refresh(token)).json().refresh
  const refused = await refresh(token)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect((await refresh(other.refresh)).statusCode).toBe(200)
  await database.deleteFrom('rate_limits').execute()
  expect((await refresh(token)).statusCode, 'the refused token is still good').toBe(200)
})
