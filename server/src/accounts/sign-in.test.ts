import { SIGN_IN_TEXTS } from '@corner/contract/texts/accounts.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp, TEST_PASSWORD_COST } from '../testing/app.ts'
import { captureLog } from '../testing/captured-log.ts'
import { People, TEST_PASSWORD } from '../testing/people.ts'
import { hashPassword, isOfOtherCost, PASSWORD_COST, PasswordCheck } from './passwords.ts'

const testApp = await createTestApp()
const { app, database } = testApp
const people = new People(testApp)

const signIn = (email: string, password: string, remoteAddress = '10.0.0.1', server = app) =>
  server.inject({ method: 'POST', url: '/api/token/', payload: { email, password }, remoteAddress })
const me = (access: string) => app.inject({ url: '/api/users/me/', headers: { authorization: `Bearer ${access}` } })

it('gives a pair of tokens for the right password, whatever the case of the address', async () => {
  const { email, id } = await people.addAthlete([], { email: 'Ada.Lovelace@Corner.Example' })
  for (const typed of [email, 'ada.lovelace@corner.example', ' ADA.LOVELACE@CORNER.EXAMPLE ']) {
    const reply = await signIn(typed, TEST_PASSWORD)
    expect(reply.statusCode).toBe(200)
    expect(Object.keys(reply.json()).sort()).toEqual(['access', 'refresh'])
    expect((await me(reply.json().access)).json().id).toBe(id)
  }
})

it('answers a wrong password and an unknown address with the same words', async () => {
  const { email } = await people.addAthlete()
  const [wrong, unknown] = [await signIn(email, 'wrong-1'), await signIn('nobody@corner.example', TEST_PASSWORD)]
  for (const reply of [wrong, unknown]) {
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toMatchObject({
      error: 'Email or password is wrong',
      detail: SIGN_IN_TEXTS.noAccount,
      code: 'wrong_credentials',
    })
  }
  expect({ ...wrong.json(), request_id: 0 }).toEqual({ ...unknown.json(), request_id: 0 })
})

it('does the same work for nobody as for somebody: the hash that it compares with costs the same', async () => {
  const cost = { memoryKib: 64, passes: 3 }
  const check = new PasswordCheck(cost)
  expect(await check.matches(undefined, 'the password of nobody')).toBe(false)
  const nobodys = await (check as unknown as { nobodysHash: Promise<string> }).nobodysHash
  expect(isOfOtherCost(nobodys, cost)).toBe(false)
})

it('asks again whether a limit is still open when its turn to hash comes, and does no work for nothing', async () => {
  const check = new PasswordCheck(TEST_PASSWORD_COST)
  const assertOpen = () => Promise.reject(new Error('closed meanwhile'))
  await expect(check.matches('not even a hash', TEST_PASSWORD, { assertOpen })).rejects.toThrow('closed meanwhile')
})

it('hashes with argon2id, 19 MiB, 2 passes', async () => {
  expect(await hashPassword('takedown-6')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

it('makes an old hash anew at the sign-in, when the cost has changed', async () => {
  const { email, id } = await people.addAthlete()
  const old = await hashPassword(TEST_PASSWORD, { memoryKib: 16, passes: 1 })
  await database.updateTable('users').set({ password_hash: old }).where('id', '=', id).execute()
  expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(200)
  const { password_hash } = await database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(isOfOtherCost(password_hash, TEST_PASSWORD_COST)).toBe(false)
  expect(isOfOtherCost(password_hash, PASSWORD_COST)).toBe(true)
  expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(200)
})

it('lets a sign-in succeed whose password cannot be hashed at the new cost, and logs that', async () => {
  const { email, id } = await people.addAthlete()
  const old = await hashPassword(TEST_PASSWORD, { memoryKib: 16, passes: 1 })
  await database.updateTable('users').set({ password_hash: old }).where('id', '=', id).execute()
  await sql`create function refuse_hash() returns trigger language plpgsql
    as 'begin raise exception ''no new hash''; end'`.execute(database)
  await sql`create trigger refuse_hash before update of password_hash on users
    for each row execute function refuse_hash()`.execute(database)
  try {
    const lines = captureLog('warn')
    expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(200)
    expect(lines).toMatchObject([{ level: 'warn', area: 'accounts', user_id: id, err: { message: 'no new hash' } }])
  } finally {
    await sql`drop trigger refuse_hash on users`.execute(database)
  }
})

it('lets 10 wrong passwords of one address pass, and then waits, in every server process, also for the right one', async () => {
  const { email } = await people.addAthlete()
  const secondProcess = await testApp.startSecondProcess()
  for (let i = 0; i < 10; i++) {
    expect((await signIn(email, 'wrong-1', '10.0.1.1', i % 2 ? app : secondProcess)).statusCode).toBe(401)
  }
  for (const server of [app, secondProcess]) {
    const reply = await signIn(email, TEST_PASSWORD, '10.0.1.1', server)
    expect(reply.statusCode).toBe(429)
    expect(reply.json()).toMatchObject({
      code: 'too_many_requests',
      error: 'Too many attempts. Please try again in 15 minutes.',
    })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(890)
  }
  expect((await signIn(email, TEST_PASSWORD, '10.0.1.2')).statusCode, 'from elsewhere').toBe(200)
})

it('forgets wrong passwords after a right one', async () => {
  const { email } = await people.addAthlete()
  for (let i = 0; i < 9; i++) await signIn(email, 'wrong-1', '10.0.2.1')
  for (let i = 0; i < 3; i++) expect((await signIn(email, TEST_PASSWORD, '10.0.2.1')).statusCode).toBe(200)
  for (let i = 0; i < 10; i++) expect((await signIn(email, 'wrong-1', '10.0.2.1')).statusCode).toBe(401)
})

it('lets no more than 10 of many guesses sent at once know whether they are right', async () => {
  const { email } = await people.addAthlete()
  const replies = await Promise.all(Array.from({ length: 60 }, (_, i) => signIn(email, `guess-${i}`, '10.0.3.1')))
  const known = replies.filter(({ statusCode }) => statusCode === 401)
  expect(known).toHaveLength(10)
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(50)
})

it('limits one address that tries many people', async () => {
  for (let i = 0; i < 150; i++)
    expect((await signIn(`p${i}@corner.example`, 'wrong-1', '10.0.4.1')).statusCode).toBe(401)
  expect((await signIn('p150@corner.example', 'wrong-1', '10.0.4.1')).statusCode).toBe(429)
})

it('writes into the audit who signed in and who failed to', async () => {
  const { email, id } = await people.addAthlete()
  await signIn(email, 'wrong-1', '10.0.5.1')
  await signIn(email, TEST_PASSWORD, '10.0.5.1')
  const lines = await database
    .selectFrom('audit_lines')
    .selectAll()
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(lines).toMatchObject([
    { action: 'sign_in_failed', actor_id: null, details: { address: '10.0.5.1', email } },
    { action: 'signed_in', actor_id: id, details: { address: '10.0.5.1' } },
  ])
  expect(JSON.stringify(lines)).not.toContain('wrong-1')
})

it('keeps of a failed sign-in what has the form of an address or is an account’s, and no password typed in its place', async () => {
  const odd = await people.addAthlete([], { email: 'coach@clubhouse' })
  for (const typed of ['my-secret-1', 'p@ss word', 'p@ssword', odd.email, 'nobody.at.all@corner.example'])
    await signIn(typed, 'wrong-1', '10.0.6.1')
  const { rows } = await sql<{ email: string | null }>`
    select details->>'email' as email from audit_lines
    where action = 'sign_in_failed' and details->>'address' = '10.0.6.1' order by id`.execute(database)
  expect(rows.map(({ email }) => email)).toEqual([null, null, null, odd.email, 'nobody.at.all@corner.example'])
})

it('does not hold up the event loop while it hashes', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  await hashPassword('takedown-6', { memoryKib: 65_536, passes: 4 })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
})
