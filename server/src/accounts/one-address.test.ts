import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD } from '../testing/people.ts'

const testApp = await createTestApp({
  environment: { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'Corner <corner@club.example>' },
})
const { app, database } = testApp
const people = new People(testApp)
let visitor = 0

const post = (url: string, payload: object, remoteAddress = '10.1.0.1') =>
  app.inject({ method: 'POST', url, payload, remoteAddress })
/** An address with five i in it, and ways to write them. */
const newAddress = () => `iiiii.${randomUUID()}@sec.example`
const writings = (address: string) =>
  ['ii', 'II', 'İİ', 'iI', 'Ii', 'iİ', 'İi', 'Iİ', 'İI']
    .map((first) => address.replace('ii', first))
    .concat(`${address}.`)

it('counts wrong passwords for one address in each writing of it', async () => {
  const email = newAddress()
  await people.addAthlete([], { email })
  const remoteAddress = `10.2.0.${++visitor}`
  const signIn = (address: string, password: string) =>
    post('/api/token/', { email: address, password }, remoteAddress).then(({ statusCode }) => statusCode)
  for (const writing of writings(email)) expect(await signIn(writing, 'wrong-password')).toBe(401)
  expect(writings(email)).toHaveLength(10)
  for (const writing of writings(email)) expect(await signIn(writing, TEST_PASSWORD)).toBe(429)
})

it('counts wishes for a new password, and makes one job, for one address in each writing of it', async () => {
  const email = newAddress()
  const remoteAddress = `10.2.0.${++visitor}`
  const statuses: number[] = []
  for (const writing of [email, email.toUpperCase(), email.replaceAll('i', 'İ'), `${email}.`, email, email])
    statuses.push((await post('/api/password-reset/request/', { email: writing }, remoteAddress)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const { rows } = await sql<{ singleton_key: string }>`
    select distinct singleton_key from jobs.job where name = 'password-mail'`.execute(database)
  expect(rows).toHaveLength(1)
})

it.each([
  ['capitals', (address: string) => address.toUpperCase()],
  ['dotless i, a look-alike', (address: string) => address.replaceAll('i', 'ı')],
  ['a dot at the end', (address: string) => `${address}.`],
])('takes no second account for an address in %s', async (_, written) => {
  const email = newAddress()
  await people.addAthlete([], { email })
  const reply = await post('/api/register/', {
    email: written(email),
    password: TEST_PASSWORD,
    first_name: 'A',
    last_name: 'B',
  })
  expect([reply.statusCode, reply.json().fields?.email]).toEqual([409, 'Email already exists'])
})

it.each([
  ['a Cyrillic letter', 'сoach@corner.example'],
  ['full width', 'ｃoach@corner.example'],
  ['a zero-width space', 'coach\u200B@corner.example'],
])('registers no address with %s, which looks like another', async (_, email) => {
  const person = { password: TEST_PASSWORD, first_name: 'A', last_name: 'B' }
  const reply = await post('/api/register/', { ...person, email })
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['email']])
})

it.each(['Ada\r\nBcc: x@x.example', 'Ada\u0007', 'Ada\u202Egro.live', 'A\u2028da'])(
  'registers nobody under the name %j',
  async (first_name) => {
    const person = { email: newAddress(), password: TEST_PASSWORD, last_name: 'B' }
    const reply = await post('/api/register/', { ...person, first_name })
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['first_name']])
  },
)

it('keeps no plain address from its owner because somebody has one that looks like it', async () => {
  const email = newAddress()
  const register = (written: string) =>
    post('/api/register/', { email: written, password: TEST_PASSWORD, first_name: 'A', last_name: 'B' })
  expect((await register(email.replaceAll('i', 'ı'))).statusCode).toBe(201)
  expect((await register(email)).statusCode).toBe(201)
})

it('sends a link for a new password to the mailbox of the asked address alone, not of one that looks like it', async () => {
  const [email, mailed] = [
    newAddress(),
    async () => (await sql`select from password_links`.execute(database)).rows.length,
  ]
  const { id } = await people.addAthlete([], { email: email.replace('@sec', '@sıc') })
  await app.startJobs()
  await post('/api/password-reset/request/', { email: email.replace('@sec', '@sic') }, '10.4.0.1')
  await people.addAthlete([], { email })
  await post('/api/password-reset/request/', { email: `${email.toUpperCase()}.` }, '10.4.0.2')
  await vi.waitFor(async () => expect(await mailed()).toBe(1), 20_000)
  expect((await sql`select from password_links where user_id = ${id}`.execute(database)).rows).toEqual([])
})

it('signs in whoever writes their address in another way', async () => {
  const email = newAddress()
  await people.addAthlete([], { email })
  for (const written of [email.toUpperCase(), email.replace('i', 'İ'), ` ${email}. `])
    expect((await post('/api/token/', { email: written, password: TEST_PASSWORD }, '10.3.0.1')).statusCode).toBe(200)
})

it('keys a row that an operator writes past the app', async () => {
  const written = { email: `Ops.${randomUUID()}@Corner.example`, username: randomUUID(), password_hash: '-' }
  const { id } = await database
    .insertInto('users')
    .values({ ...written, first_name: 'A', last_name: 'B', role: 'athlete' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const key = async () =>
    (await database.selectFrom('users').select('email_key').where('id', '=', id).executeTakeFirstOrThrow()).email_key
  expect(await key()).toBe(written.email.toLowerCase())
  await sql`update users set email = 'Other.' || email where id = ${id}`.execute(database)
  expect(await key()).toBe(`other.${written.email.toLowerCase()}`)
})
