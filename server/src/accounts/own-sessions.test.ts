import { randomUUID } from 'node:crypto'
import { EVERY_ROLE } from '@corner/contract/roles.ts'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD, type TestPerson } from '../testing/people.ts'

const testApp = await createTestApp()
const { app, database, clock } = testApp
const people = new People(testApp)
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'

interface SignedIn {
  access: string
  refresh: string
  headers: { authorization: string }
}

async function signIn({ email }: TestPerson, userAgent = FIREFOX): Promise<SignedIn> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/token/',
    payload: { email, password: TEST_PASSWORD },
    headers: { 'user-agent': userAgent },
  })
  const pair = reply.json()
  return { ...pair, headers: { authorization: `Bearer ${pair.access}` } }
}
const list = async ({ headers }: Pick<SignedIn, 'headers'>) =>
  (await app.inject({ url: '/api/users/me/sessions/', headers })).json().sessions
const end = ({ headers }: Pick<SignedIn, 'headers'>, id: string) =>
  app.inject({ method: 'DELETE', url: `/api/users/me/sessions/${id}/`, headers })
const everywhere = ({ headers }: Pick<SignedIn, 'headers'>, keep_this_device: boolean) =>
  app.inject({ method: 'POST', url: '/api/users/me/sign-out-everywhere/', payload: { keep_this_device }, headers })
const isOpen = async ({ headers }: Pick<SignedIn, 'headers'>) =>
  (await app.inject({ url: '/api/users/me/', headers })).statusCode === 200
const auditOf = ({ id }: TestPerson) =>
  database
    .selectFrom('audit_lines')
    .select(['action', 'actor_id', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

it.each(EVERY_ROLE)(
  'tells a person of the role %s where they are signed in, this device first, and ends one at once',
  async (role) => {
    const person = await people.addPerson(role)
    await database.deleteFrom('sessions').where('user_id', '=', person.id).execute()
    const first = await signIn(person)
    const firstAt = clock.now().toISOString()
    clock.advance({ minutes: 5 })
    const curl = await signIn(person, 'curl/8.5.0')
    clock.advance({ minutes: 5 })
    const [current, other, ...more] = await list(first)
    expect(more).toEqual([])
    const id = expect.stringMatching(/^[\da-f-]{36}$/)
    expect(current).toEqual({
      id,
      device: 'Firefox on Windows',
      signed_in_at: firstAt,
      last_used_at: firstAt,
      is_current: true,
    })
    expect(other).toMatchObject({ id, device: null, is_current: false })
    expect((await list(curl)).map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([true, false])

    expect(await isOpen(curl)).toBe(true)
    const ended = await end(first, other.id)
    expect([ended.statusCode, ended.json()]).toEqual([200, { message: 'That session has ended' }])
    expect([await isOpen(curl), await isOpen(first)]).toEqual([false, true])
    expect((await app.inject({ method: 'POST', url: '/api/token/refresh/', payload: curl })).statusCode).toBe(401)
    expect((await end(first, other.id)).statusCode, 'twice').toBe(404)
    expect(await list(first)).toHaveLength(1)
    expect((await auditOf(person)).at(-1)).toMatchObject({ action: 'signed_out', actor_id: person.id })
  },
)

it.each(EVERY_ROLE)('shows and ends nobody else’s sessions for the role %s', async (role) => {
  const team = await people.addTeam()
  const owner = await people.addAthlete([team])
  const session = await signIn(owner)
  const [{ id }] = await list(session)
  const stranger = await people.addPerson(role)
  if (role !== 'admin') await people.join(stranger, team, role)
  expect((await list(stranger)).map((one: { id: string }) => one.id)).toEqual([stranger.session_id])
  const [foreign, unknown] = [await end(stranger, id), await end(stranger, randomUUID())]
  expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404])
  expect({ ...foreign.json(), request_id: 0 }).toEqual({ ...unknown.json(), request_id: 0 })
  await everywhere(stranger, false)
  expect(await isOpen(session)).toBe(true)
})

it('says when a session was last used', async () => {
  const person = await people.addAthlete()
  const { refresh } = await signIn(person)
  clock.advance({ days: 3 })
  const reply = await app.inject({ method: 'POST', url: '/api/token/refresh/', payload: { refresh } })
  const renewed = { headers: { authorization: `Bearer ${reply.json().access}` } }
  const [current] = await list(renewed)
  expect(current.last_used_at).toBe(clock.now().toISOString())
  expect(current.signed_in_at < current.last_used_at).toBe(true)
})

it('does not list sessions that have run out or ended', async () => {
  const person = await people.addAthlete()
  await signIn(person)
  const signedOut = await signIn(person)
  await app.inject({ method: 'POST', url: '/api/token/revoke/', payload: { refresh: signedOut.refresh } })
  clock.advance({ days: 30 })
  expect(await list(await signIn(person))).toHaveLength(1)
})

it('signs out everywhere else, or here, too', async () => {
  const person = await people.addAthlete()
  const [here, there] = [await signIn(person), await signIn(person)]
  const others = await everywhere(here, true)
  expect([others.statusCode, others.json()]).toEqual([200, { message: 'You are signed out everywhere else' }])
  expect([await isOpen(here), await isOpen(there), await isOpen(person)]).toEqual([true, false, false])
  const again = await signIn(person)
  expect((await everywhere(here, false)).json()).toEqual({ message: 'You are signed out everywhere' })
  expect([await isOpen(here), await isOpen(again)]).toEqual([false, false])
  const lines = (await auditOf(person)).filter(({ action }) => action === 'signed_out_everywhere')
  expect(lines).toMatchObject([{ details: { sessions: 2 } }, { details: { sessions: 2 } }])
})

it('keeps nothing of what a browser says of itself but its name', async () => {
  const person = await people.addAthlete()
  await signIn(person, `${FIREFOX} ${'<b>x</b>'.repeat(500)}`)
  const rows = await database.selectFrom('sessions').select('device').where('user_id', '=', person.id).execute()
  expect(rows.map(({ device }) => device).sort()).toEqual(['Firefox on Windows', null])
})
