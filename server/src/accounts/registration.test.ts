import { randomUUID } from 'node:crypto'
import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD } from '../testing/people.ts'
import { issueSetupToken } from './setup-token.ts'

const testApp = await createTestApp()
const { app, database } = testApp
const people = new People(testApp)
const team = await people.addTeam('Eagles Wrestling')

let address = 0
const newEmail = () => `${randomUUID()}@corner.example`
const register = (fields: object, { server = app, remoteAddress = `10.1.0.${address}` } = {}) =>
  server.inject({
    method: 'POST',
    url: '/api/register/',
    remoteAddress,
    payload: { email: newEmail(), password: TEST_PASSWORD, first_name: 'Ada', last_name: 'Tester', ...fields },
  })
const check = (code: string, remoteAddress: string) =>
  app.inject({ url: `/api/validate-team-code/?code=${encodeURIComponent(code)}`, remoteAddress })

beforeEach(() => {
  address += 1
})

it('answers with the profile of an athlete, who can sign in; the user name is the address', async () => {
  const email = newEmail()
  const reply = await register({ email })
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toEqual({
    id: expect.any(String),
    username: email,
    email,
    first_name: 'Ada',
    last_name: 'Tester',
    full_name: 'Ada Tester',
    role: 'athlete',
    whoop_connected: false,
    email_proven: false,
    teams: [],
  })
  const signIn = await app.inject({ method: 'POST', url: '/api/token/', payload: { email, password: TEST_PASSWORD } })
  const headers = { authorization: `Bearer ${signIn.json().access}` }
  expect((await app.inject({ url: '/api/users/me/', headers })).json()).toEqual(reply.json())
})

it('makes a coach who asks to be one, without a team', async () => {
  expect((await register({ role: 'coach' })).json()).toMatchObject({ role: 'coach', teams: [] })
})

it.each([
  ['coach', 'athlete'],
  ['athlete', 'coach'],
  ['athlete', 'admin'],
] as const)(
  'gives with a code for a %s that role, also to one who asks to be %s, and the membership',
  async (granted, asked) => {
    const reply = await register({ role: asked, team_code: team[`${granted}_code`] })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      role: granted,
      teams: [{ team_id: team.id, team_name: 'Eagles Wrestling', role: granted }],
    })
  },
)

it('takes a code in any case, with blanks, and without its hyphens', async () => {
  const code = team.athlete_code
  for (const typed of [code.toLowerCase(), `  ${code} `, code.replaceAll('-', ''), code.replaceAll('-', ' ')]) {
    expect((await register({ team_code: typed })).json(), typed).toMatchObject({ teams: [{ role: 'athlete' }] })
    expect((await check(typed, '10.2.0.1')).json(), typed).toEqual({ valid: true, role: 'athlete' })
  }
})

it('refuses an unknown code, and makes no account', async () => {
  const email = newEmail()
  const reply = await register({ email, team_code: '999-999-999-999' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({
    error: 'This code is not valid',
    fields: { team_code: 'This code is not valid' },
  })
  expect((await register({ email })).statusCode).toBe(201)
})

it('reads an empty code as none', async () => {
  expect((await register({ team_code: '   ' })).json()).toMatchObject({ role: 'athlete', teams: [] })
})

it('refuses an administrator, with and without a wrong set-up link', async () => {
  for (const setup_token of [undefined, '', 'wrong']) {
    const reply = await register({ role: 'admin', setup_token })
    expect(reply.statusCode).toBe(403)
    expect(reply.json().error).toBe('Administrator accounts are created by an administrator')
  }
})

it('says that an address is taken in the keys that the form reads, also in another case', async () => {
  const email = `Taken.${randomUUID()}@corner.example`
  await register({ email })
  const same = await register({ email: email.toUpperCase() })
  expect(same.statusCode).toBe(409)
  expect(same.json()).toMatchObject({
    error: REGISTRATION_TEXTS.usernameTaken,
    username: 'A user with this email already exists',
    email: 'Email already exists',
    fields: { email: 'Email already exists' },
  })
  const otherName = await register({ email, username: `other-${randomUUID()}` })
  expect(otherName.json()).toMatchObject({ error: 'Email already exists', email: 'Email already exists' })
  expect(otherName.json()).not.toHaveProperty('username')
  const otherEmail = await register({ username: email })
  expect(otherEmail.json()).toMatchObject({ username: 'A user with this email already exists' })
  expect(otherEmail.json()).not.toHaveProperty('email')
})

it('lets nobody take the address of another for a user name, which would keep them from registering', async () => {
  const email = newEmail()
  const reply = await register({ username: email })
  const sentence = 'A user name that is an address must be your own e-mail address'
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ error: sentence, fields: { username: sentence } })
  expect((await register({ email, username: email.toUpperCase() })).statusCode).toBe(201)
})

it('makes one account of ten registrations with the same address at once', async () => {
  const email = newEmail()
  const replies = await Promise.all(Array.from({ length: 10 }, () => register({ email })))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)])
})

it('keeps names in every script, up to 200 characters', async () => {
  const names = { first_name: 'Žofie 李小龍', last_name: "O'Brien-नेहा 🤼" }
  expect((await register(names)).json()).toMatchObject({
    ...names,
    full_name: `${names.first_name} ${names.last_name}`,
  })
  expect((await register({ first_name: 'ä'.repeat(200) })).statusCode).toBe(201)
  const long = await register({ first_name: 'ä'.repeat(201) })
  expect(long.json().fields).toEqual({ first_name: 'First name must have at most 200 characters' })
})

it.each([
  [{ email: '' }, 'Email is required'],
  [{ email: 'nobody' }, 'Please enter a valid email address'],
  [{ first_name: ' ' }, 'First name is required'],
  [{ last_name: undefined }, 'Last name is required'],
  [{ password: '12345' }, 'Password must be at least 6 characters long'],
  [{ role: 'owner' }, 'Role must be one of: admin, coach, athlete'],
])('refuses %j with the sentence of the form', async (wrong, sentence) => {
  const reply = await register(wrong)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ error: sentence, fields: { [Object.keys(wrong)[0] ?? '']: sentence } })
})

it('takes a password of 6 characters', async () => {
  expect((await register({ password: '123456' })).statusCode).toBe(201)
})

it('tells the form whether a code is valid and which role it grants', async () => {
  const remoteAddress = '10.2.0.2'
  expect((await check(team.coach_code, remoteAddress)).json()).toEqual({ valid: true, role: 'coach' })
  expect((await check('no', remoteAddress)).json()).toEqual({ valid: false, role: null })
  expect((await check('', remoteAddress)).json()).toEqual({ valid: false, role: null })
  const url = `/api/teams/admin/validate-team-code/?code=${team.athlete_code}`
  expect((await app.inject({ url })).json(), 'without a token').toEqual({ valid: true, role: 'athlete' })
  const { headers } = await people.addAdministrator()
  expect((await app.inject({ url, headers })).json()).toEqual({ valid: true, role: 'athlete' })
})

it('lets 120 wrong codes of one address pass in 10 minutes; right ones do not count', async () => {
  const remoteAddress = '10.2.0.3'
  for (let i = 0; i < 120; i++) {
    expect((await check(`wrong-${i}`, remoteAddress)).statusCode).toBe(200)
    if (i % 10 === 0) await check(team.coach_code, remoteAddress)
  }
  expect((await check('wrong', remoteAddress)).statusCode).toBe(429)
  expect((await register({ team_code: 'wrong' }, { remoteAddress })).statusCode).toBe(429)
  expect((await check(team.coach_code, remoteAddress)).json(), 'a right one is never refused').toMatchObject({
    valid: true,
  })
  expect((await register({ team_code: team.coach_code }, { remoteAddress })).statusCode).toBe(201)
})

it('checks a code in the body as one in the address, for logs keep addresses', async () => {
  for (const url of ['/api/validate-team-code/', '/api/teams/admin/validate-team-code/']) {
    const ask = async (code: string) => (await app.inject({ method: 'POST', url, payload: { code } })).json()
    expect(await ask(team.coach_code)).toEqual({ valid: true, role: 'coach' })
    expect(await ask('no')).toEqual({ valid: false, role: null })
  }
})

it('lets 300 registrations of one address pass in an hour, counted by all processes', async () => {
  const secondProcess = await testApp.startSecondProcess()
  const remoteAddress = '10.2.0.4'
  const attempt = (i: number) => register({ role: 'admin' }, { remoteAddress, server: i % 2 ? app : secondProcess })
  for (let i = 0; i < 50; i++) expect((await attempt(i)).statusCode).toBe(403)
  const { points } = await database
    .selectFrom('rate_limits')
    .select('points')
    .where('key', 'like', 'registration:%')
    .orderBy('points', 'desc')
    .executeTakeFirstOrThrow()
  expect(points).toBe(50)
  await database
    .updateTable('rate_limits')
    .set({ points: 299 })
    .where('points', '=', 50)
    .where('key', 'like', 'registration:%')
    .execute()
  expect((await register({}, { remoteAddress })).statusCode).toBe(201)
  const refused = await register({}, { remoteAddress, server: secondProcess })
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 3000]).toEqual([429, true])
  const withCode = await register({ team_code: team.athlete_code }, { remoteAddress })
  expect(withCode.statusCode, 'strangers without a code use up nothing of those with one').toBe(201)
})

// Last, because an administrator exists from here on.
it('makes the first administrator by the set-up link, of two at once one alone', async () => {
  await database.deleteFrom('users').where('role', '=', 'admin').execute()
  const older = await issueSetupToken(database)
  const setup_token = await issueSetupToken(database)
  expect((await register({ role: 'admin', setup_token: older })).statusCode, 'an older link').toBe(403)
  const email = newEmail()
  await register({ email })
  const taken = await register({ email, role: 'admin', setup_token })
  expect(taken.statusCode, 'a refused registration leaves the link alive').toBe(409)
  const secondProcess = await testApp.startSecondProcess()
  const replies = await Promise.all([
    register({ role: 'admin', setup_token }),
    register({ role: 'admin', setup_token }, { server: secondProcess }),
  ])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403])
  expect(replies.find(({ statusCode }) => statusCode === 201)?.json().role).toBe('admin')
  expect((await register({ role: 'admin', setup_token })).statusCode, 'dead afterwards').toBe(403)
  expect(await issueSetupToken(database)).toBeUndefined()
})
