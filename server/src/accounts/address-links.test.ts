import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { cleanUp } from '../operation/clean-up.ts'
import { unseal } from '../secrets/seal.ts'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD } from '../testing/people.ts'

const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'Corner <corner@club.example>' }
const testApp = await createTestApp({ environment: { ...SMTP, PUBLIC_URL: 'https://club.example' } })
const withoutMail = await createTestApp()
const { app, database, keyRing, clock } = testApp
const people = new People(testApp)
let email = ''

beforeEach(() => {
  email = `${randomUUID()}@new.example`
})

const post = (url: string, payload: object = {}, headers: object = {}, server = app) =>
  server.inject({ method: 'POST', url, payload, headers: { ...headers } })
async function register(fields: object = {}) {
  const asked = { email, password: TEST_PASSWORD, first_name: 'Ada', last_name: 'Bell', ...fields }
  const reply = await post('/api/register/', asked)
  expect(reply.statusCode, reply.body).toBe(201)
  const { access } = (await post('/api/token/', { email, password: TEST_PASSWORD })).json()
  return { id: reply.json().id, headers: { authorization: `Bearer ${access}` } }
}
/** No worker runs these jobs in this test. */
async function messagesTo(address: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await sql<{ data: { sealed: string } }>`
    select data from jobs.job where name = 'mail' order by created_on, id`.execute(database)
  return rows
    .map(({ data }) => JSON.parse(unseal(keyRing, Buffer.from(data.sealed, 'base64'), 'jobs mail')))
    .filter(({ to }) => to === address)
}
const tokenIn = ({ text = '' } = {}) => /https:\/\/club\.example\/confirm-address#(\S+)/.exec(text)?.[1] ?? ''
const confirm = (token: string, headers: object) => post('/api/users/me/confirm-address/', { token }, headers)
const isProven = async (headers: object) =>
  (await app.inject({ url: '/api/users/me/', headers: { ...headers } })).json().email_proven

it('mails a link to an address that was registered, which proves it for its account, also at a second press', async () => {
  const { id, headers } = await register()
  const [message, ...more] = await messagesTo(email)
  expect([message?.subject, more]).toEqual(['Confirm your e-mail address', []])
  expect(message?.text, 'nothing that a stranger wrote').not.toContain('Bell')
  expect(await isProven(headers)).toBe(false)
  for (const _ of [1, 2]) expect((await confirm(tokenIn(message), headers)).statusCode).toBe(200)
  expect(await isProven(headers)).toBe(true)
  const lines = await database
    .selectFrom('audit_lines')
    .select(['action', 'details'])
    .where('subject_id', '=', id)
    .execute()
  expect(lines.filter(({ action }) => action === 'address_confirmed')).toEqual([
    { action: 'address_confirmed', details: { by: 'link' } },
  ])
})

it('proves nothing for whoever holds the link without the account: it asks for the sign-in that belongs to it', async () => {
  const stranger = await register()
  const [message] = await messagesTo(email)
  const owner = await people.addAthlete([], { isProven: false })
  expect((await confirm(tokenIn(message), {})).statusCode).toBe(401)
  const reply = await confirm(tokenIn(message), owner.headers)
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['token']])
  expect([await isProven(stranger.headers), await isProven(owner.headers)]).toEqual([false, false])
})

it('ends a link after 72 hours, takes it out then, and with it none that is open', async () => {
  const { headers } = await register()
  const token = tokenIn((await messagesTo(email))[0])
  const stored = async () => (await database.selectFrom('address_links').select('token_hash').execute()).length
  clock.advance({ hours: 71 })
  await cleanUp(database, clock.now())
  const open = await stored()
  clock.advance({ hours: 1 })
  const { access } = (await post('/api/token/', { email, password: TEST_PASSWORD })).json()
  const fresh = { authorization: `Bearer ${access}` }
  expect((await confirm(token, fresh)).statusCode).toBe(400)
  await cleanUp(database, clock.now())
  expect(await stored()).toBeLessThan(open)
  expect(await isProven(fresh)).toBe(false)
  expect(headers).toBeDefined()
})

it('proves no other address than the one that it was sent to', async () => {
  const { id, headers } = await register()
  const token = tokenIn((await messagesTo(email))[0])
  const other = `other-${email}`
  await sql`update users set email = ${other}, email_key = ${other} where id = ${id}`.execute(database)
  expect((await confirm(token, headers)).statusCode).toBe(400)
})

it('sends the link again, five times an hour, and not once it is confirmed', async () => {
  const { headers } = await register()
  const send = () => post('/api/users/me/send-address-link/', {}, headers)
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await send()).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const messages = await messagesTo(email)
  expect(messages).toHaveLength(6)
  expect((await confirm(tokenIn(messages[2]), headers)).statusCode, 'any of them').toBe(200)
  const proven = await people.addAthlete()
  expect((await post('/api/users/me/send-address-link/', {}, proven.headers)).statusCode).toBe(409)
})

it('registers people without a mail server, and says who can confirm their address there', async () => {
  const asked = { email, password: TEST_PASSWORD, first_name: 'Ada', last_name: 'Bell' }
  expect((await post('/api/register/', asked, {}, withoutMail.app)).statusCode).toBe(201)
  const { access } = (await post('/api/token/', { email, password: TEST_PASSWORD }, {}, withoutMail.app)).json()
  const headers = { authorization: `Bearer ${access}` }
  const reply = await post('/api/users/me/send-address-link/', {}, headers, withoutMail.app)
  expect([reply.statusCode, reply.json().error]).toEqual([
    409,
    'This server sends no e-mail. An administrator of your club can confirm your address.',
  ])
})

it('does not count refused registrations against the links that the owner of the address may get', async () => {
  const asked = { email, username: 'other@new.example', password: TEST_PASSWORD, first_name: 'Not', last_name: 'Ada' }
  for (let attempt = 0; attempt < 6; attempt++) expect((await post('/api/register/', asked)).statusCode).toBe(400)
  await register()
  expect(await messagesTo(email)).toHaveLength(1)
})
