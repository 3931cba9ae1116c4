import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/app.ts'
import { People } from '../../testing/people.ts'
import { callerOf, linesOf } from '../calls-for-tests.ts'

const testApp = await createTestApp()
const { app, database } = testApp
const people = new People(testApp)
const administrator = await people.addAdministrator()
const team = await people.addTeam('Eagles Wrestling')
const call = callerOf(testApp, administrator)

const PASSWORD = 'takedown-6'
const newPerson = (fields: object = {}) => {
  const email = `${randomUUID()}@corner.example`
  return { username: email, email, password: PASSWORD, first_name: 'Ada', last_name: 'New', role: 'athlete', ...fields }
}
const create = (fields: object = {}) => call('POST', 'admin/create-user/', newPerson(fields))

it.each(['athlete', 'coach', 'admin'] as const)('makes a user of the role %s, who can sign in', async (role) => {
  const person = newPerson({ role, username: `ada-${role}` })
  const { status, body } = await call('POST', 'admin/create-user/', person)
  expect(status).toBe(201)
  const { password, ...asked } = person
  expect(body).toEqual({
    ...asked,
    id: expect.any(String),
    full_name: 'Ada New',
    whoop_connected: false,
    link_ended: false,
    link_paused: false,
    providers: [],
    teams: [],
    version: 1,
    email_proven: true,
    email_shared: false,
    created_at: expect.stringMatching(/Z$/),
    last_signed_in_at: null,
  })
  const signIn = await app.inject({ method: 'POST', url: '/api/token/', payload: { email: person.email, password } })
  expect(signIn.statusCode).toBe(200)
  expect(await linesOf(testApp, 'user_created', body)).toEqual([
    {
      actor_id: administrator.id,
      subject_id: body.id,
      details: { full_name: 'Ada New', email: person.email, role },
    },
  ])
})

it.each(['coach', 'athlete'] as const)('lets the code for a %s decide the role, and joins its team', async (role) => {
  const code = team[`${role}_code`].toLowerCase()
  const { status, body } = await create({ role: 'admin', team_code: ` ${code} ` })
  expect(status).toBe(201)
  expect(body).toMatchObject({ role, teams: [{ team_id: team.id, team_name: 'Eagles Wrestling', role }] })
  expect(await linesOf(testApp, 'membership_set', body)).toMatchObject([
    { details: { team: 'Eagles Wrestling', role } },
  ])
})

it('reads an empty code as none', async () => {
  expect((await create({ role: 'coach', team_code: ' ' })).body).toMatchObject({ role: 'coach', teams: [] })
})

it('refuses an unknown code, also one of a deleted team or one that was replaced, and creates no account', async () => {
  const gone = await people.addTeam()
  expect((await call('DELETE', `admin/delete-team/${gone.id}/`)).status).toBe(200)
  const old = (await people.addTeam()).athlete_code
  const { id } = await database
    .selectFrom('teams')
    .select('id')
    .where('athlete_code', '=', old)
    .executeTakeFirstOrThrow()
  await call('POST', 'admin/rotate-team-code/', { team_id: id, role: 'athlete' })
  for (const team_code of ['999-999-999-999', gone.coach_code, gone.athlete_code, old]) {
    const person = newPerson({ team_code })
    const { status, body } = await call('POST', 'admin/create-user/', person)
    expect([status, body.fields]).toEqual([400, { team_code: 'This code is not valid' }])
    const found = await database.selectFrom('users').select('id').where('email', '=', person.email).execute()
    expect(found).toEqual([])
  }
})

it('names what belongs to somebody already, in any case', async () => {
  const { body: ada } = await create({ username: `ada-${randomUUID()}` })
  const sameEmail = await create({ email: ada.email.toUpperCase() })
  expect([sameEmail.status, sameEmail.body]).toMatchObject([
    409,
    { error: 'Email already exists', fields: { email: 'Email already exists' } },
  ])
  const sameName = await create({ username: ada.username.toUpperCase() })
  expect(sameName.body.fields).toEqual({ username: 'This username already exists' })
  const both = await create({ username: ada.username, email: ada.email })
  expect(Object.keys(both.body.fields).sort()).toEqual(['email', 'username'])
})

it('creates one account from ten concurrent calls', async () => {
  const person = newPerson()
  const replies = await Promise.all(Array.from({ length: 10 }, () => call('POST', 'admin/create-user/', person)))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
})

it.each([
  ['a password of five characters', { password: '12345' }, 'password', 'Password must be at least 6 characters long'],
  ['an address without @', { email: 'ada' }, 'email', 'Please enter a valid email address'],
  ['a name of blanks', { first_name: '  ' }, 'first_name', 'First name is required'],
  ['no user name', { username: '' }, 'username', 'Username is required'],
  ['another role', { role: 'owner' }, 'role', 'Role must be one of: admin, coach, athlete'],
  ['a NUL', { last_name: 'a\u0000b' }, 'last_name', 'Last name holds characters that cannot be stored'],
  ['a name of 201', { last_name: 'x'.repeat(201) }, 'last_name', 'Last name must have at most 200 characters'],
])('refuses %s', async (_what, fields, field, sentence) => {
  const { status, body } = await create(fields)
  expect([status, body.error, body.fields]).toEqual([400, sentence, { [field]: sentence }])
})

it.each([
  ['emoji', '🤼‍♀️ Ada 👩🏽‍🦱'],
  ['right-to-left text', 'נועה العربية علی\u200Cرضا'],
  ['HTML', '<img src=x onerror="alert(1)"> & <b>Ada</b>'],
  ['quotes and SQL', `O'Brien"; drop table users; --`],
  ['200 characters', 'ä'.repeat(200)],
])('keeps a name of %s as it is', async (_kind, first_name) => {
  const { status, body } = await create({ first_name })
  expect([status, body.first_name]).toEqual([201, first_name])
  const { body: found } = await call('GET', `admin/users/?search=${encodeURIComponent(body.email)}`)
  expect(found).toMatchObject([{ id: body.id, first_name }])
})

it('lets an administrator create a user while a script on another network creates very many', async () => {
  const createFrom = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/teams/admin/create-user/',
      remoteAddress,
      headers: administrator.headers,
      payload: newPerson(),
    })
  const many = Array.from({ length: 80 }, () => createFrom('10.4.0.1'))
  const few = await Promise.all(Array.from({ length: 5 }, () => createFrom('10.4.0.2')))
  expect(few.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
  await Promise.all(many)
})
