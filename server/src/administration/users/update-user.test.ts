import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { lockAdministrators } from '../../accounts/administrator-store.ts'
import type { Database } from '../../database/database.ts'
import { createTestApp } from '../../testing/app.ts'
import { People, TEST_PASSWORD, type TestPerson } from '../../testing/people.ts'
import { runConcurrently } from '../../testing/race.ts'
import { callerOf, linesOf } from '../calls-for-tests.ts'

const testApp = await createTestApp()
const { app, database } = testApp
const people = new People(testApp)
const administrator = await people.addAdministrator()
const call = callerOf(testApp, administrator)

const CHANGED_MEANWHILE =
  'Somebody else has changed this user in the meantime. Look at the current values and try again.'
const LAST_ADMINISTRATOR = 'This is the last administrator. Make somebody else an administrator first.'

const formOf = ({ email, first_name, last_name, role }: TestPerson) => ({
  username: email,
  email,
  first_name,
  last_name,
  role,
})
const update = (person: TestPerson, fields: object = {}, by = call) =>
  by('PUT', `admin/update-user/${person.id}/`, { ...formOf(person), ...fields })
const meStatus = async ({ headers }: { headers: { authorization: string } }) =>
  (await app.inject({ url: '/api/users/me/', headers })).statusCode
const signIn = async ({ email }: { email: string }, password: string) =>
  (await app.inject({ method: 'POST', url: '/api/token/', payload: { email, password } })).statusCode
/** Holds a lock on this user until it is released. */
const holding =
  ({ id }: TestPerson) =>
  (transaction: Database) =>
    transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()

it('changes names, address and user name, and says in the log which', async () => {
  const athlete = await people.addAthlete()
  const email = `${randomUUID()}@corner.example`
  const { status, body } = await update(athlete, { email, username: 'ada.l', last_name: 'Lovelace <3' })
  expect([status, body]).toMatchObject([
    200,
    { id: athlete.id, email, username: 'ada.l', full_name: 'Ada Lovelace <3', role: 'athlete', version: 2 },
  ])
  expect(await linesOf(testApp, 'user_updated', athlete)).toMatchObject([
    { actor_id: administrator.id, details: { changed: 'username, email, last_name' } },
  ])
  expect(await meStatus(athlete), 'the user goes on').toBe(200)
})

it('changes and logs nothing when nothing is different', async () => {
  const athlete = await people.addAthlete()
  expect((await update(athlete, { version: 1, password: '', confirmPassword: '' })).body.version).toBe(1)
  for (const action of ['user_updated', 'password_changed', 'role_changed'] as const)
    expect(await linesOf(testApp, action, athlete)).toEqual([])
  expect(await meStatus(athlete)).toBe(200)
})

it('does not find an unknown user', async () => {
  const { status, body } = await call('PUT', `admin/update-user/${randomUUID()}/`, formOf(administrator))
  expect([status, body.error]).toEqual([404, 'The user was not found'])
})

it('refuses the later of two administrators who edit a user at once', async () => {
  const athlete = await people.addAthlete()
  const other = callerOf(testApp, await people.addAdministrator())
  const replies = await runConcurrently(database, holding(athlete), [
    () => update(athlete, { first_name: 'First', version: 1 }),
    () => update(athlete, { last_name: 'Second', version: 1 }, other),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'conflict',
    error: CHANGED_MEANWHILE,
  })
  const won = replies.find(({ status }) => status === 200)?.body
  const { body } = await call('GET', `admin/users/?search=${athlete.email}`)
  expect(body[0]).toMatchObject({ full_name: won.full_name, version: 2 })
  expect((await update(athlete, { first_name: 'Again', version: 2 })).status).toBe(200)
})

it('lets the last one win when no version comes', async () => {
  const athlete = await people.addAthlete()
  const names = ['One', 'Two']
  const replies = await runConcurrently(
    database,
    holding(athlete),
    names.map((first_name) => () => update(athlete, { first_name })),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
})

it('names an address or user name that is somebody else’s, and leaves the rest as it was', async () => {
  const [athlete, other] = [await people.addAthlete(), await people.addAthlete()]
  const taken = await update(athlete, { email: other.email.toUpperCase(), first_name: 'Changed' })
  expect([taken.status, taken.body]).toMatchObject([
    409,
    { code: 'conflict', fields: { email: 'Email already exists' } },
  ])
  const name = await update(athlete, { username: other.email })
  expect(name.body.fields).toEqual({ username: 'A user with this email already exists' })
  const { body } = await call('GET', `admin/users/?search=${athlete.email}`)
  expect(body[0]).toMatchObject({ first_name: 'Ada', version: 1 })
})

it('sets a new password, which ends every session at once', async () => {
  const athlete = await people.addAthlete()
  const elsewhere = await people.addSession(athlete.id)
  expect([await meStatus(athlete), await meStatus(elsewhere)]).toEqual([200, 200])
  expect((await update(athlete, { password: 'new-one', confirmPassword: 'new-one' })).body.version).toBe(2)
  expect([await meStatus(athlete), await meStatus(elsewhere)]).toEqual([401, 401])
  expect([await signIn(athlete, TEST_PASSWORD), await signIn(athlete, 'new-one')]).toEqual([401, 200])
  expect(await linesOf(testApp, 'password_changed', athlete)).toEqual([
    { actor_id: administrator.id, subject_id: athlete.id, details: {} },
  ])
})

it.each([
  [{ password: '12345' }, 'password', 'Password must be at least 6 characters long'],
  [{ password: 'takedown-7', confirmPassword: 'takedown-8' }, 'confirmPassword', 'Passwords do not match'],
  [{ password: 'takedown-7', confirmPassword: '' }, 'confirmPassword', 'Passwords do not match'],
  [{ confirmPassword: 'takedown-7' }, 'confirmPassword', 'Passwords do not match'],
])('refuses %j', async (fields, field, sentence) => {
  const athlete = await people.addAthlete()
  const { status, body } = await update(athlete, fields)
  expect([status, body.error, body.fields]).toEqual([400, sentence, { [field]: sentence }])
  expect(await signIn(athlete, TEST_PASSWORD)).toBe(200)
})

it('takes a password of six characters without its confirmation', async () => {
  const athlete = await people.addAthlete()
  expect((await update(athlete, { password: '123456' })).status).toBe(200)
})

it('ends all other sessions when administrators change their own password, but not theirs', async () => {
  const self = await people.addAdministrator()
  const elsewhere = await people.addSession(self.id)
  expect((await update(self, { password: 'new-one' }, callerOf(testApp, self))).status).toBe(200)
  expect([await meStatus(self), await meStatus(elsewhere)]).toEqual([200, 401])
})

it('changes the role, which ends every session at once', async () => {
  const athlete = await people.addAthlete()
  expect(await meStatus(athlete)).toBe(200)
  expect((await update(athlete, { role: 'coach' })).body).toMatchObject({ role: 'coach', version: 2 })
  expect(await meStatus(athlete)).toBe(401)
  expect(await linesOf(testApp, 'role_changed', athlete)).toMatchObject([{ details: { from: 'athlete', to: 'coach' } }])
})

it('ends the coach memberships of a user who becomes an athlete, and no others', async () => {
  const [coached, trained] = [await people.addTeam('Coached'), await people.addTeam('Trained')]
  const coach = await people.addCoach([coached])
  await people.join(coach, trained, 'athlete')
  const trainedAs = [{ team_id: trained.id, team_name: 'Trained', role: 'athlete' }]
  expect((await update(coach, { role: 'athlete' })).body).toMatchObject({ role: 'athlete', teams: trainedAs })
  expect(await linesOf(testApp, 'membership_ended', coach)).toMatchObject([
    { details: { team: 'Coached', role: 'coach' } },
  ])
  expect((await update(coach, { role: 'coach' })).body, 'no team comes back unasked').toMatchObject({
    teams: trainedAs,
  })
})

it('keeps the coach memberships of a user who becomes an administrator', async () => {
  const team = await people.addTeam()
  const coach = await people.addCoach([team])
  expect((await update(coach, { role: 'admin' })).body).toMatchObject({ role: 'admin', teams: [{ role: 'coach' }] })
  await database.deleteFrom('users').where('id', '=', coach.id).execute()
})

it('joins the team of a code, in the role that it grants', async () => {
  const [own, other] = [await people.addTeam('Own'), await people.addTeam('Other')]
  const athlete = await people.addAthlete([own])
  const joined = await update(athlete, { role: 'athlete', team_code: other.coach_code })
  expect(joined.body).toMatchObject({
    role: 'coach',
    teams: [
      { team_name: 'Other', role: 'coach' },
      { team_name: 'Own', role: 'athlete' },
    ],
  })
  expect(await linesOf(testApp, 'membership_set', athlete)).toMatchObject([
    { details: { team: 'Other', role: 'coach', before: null } },
  ])
  const unknown = await update(athlete, { team_code: 'nothing' })
  expect([unknown.status, unknown.body.fields]).toEqual([400, { team_code: 'This code is not valid' }])
})

it('refuses to take the role of the last administrator, by role and by code, and nothing else of the change is done', async () => {
  await database.deleteFrom('users').where('role', '=', 'admin').where('id', '<>', administrator.id).execute()
  const team = await people.addTeam()
  for (const fields of [{ role: 'coach' }, { role: 'athlete' }, { role: 'admin', team_code: team.coach_code }]) {
    const { status, body } = await update(administrator, { ...fields, first_name: 'Changed', password: 'another-1' })
    expect([status, body.error]).toEqual([409, LAST_ADMINISTRATOR])
  }
  expect((await call('GET', `admin/users/?search=${administrator.email}`)).body[0]).toMatchObject({
    first_name: 'Ada',
    role: 'admin',
    version: 1,
    teams: [],
  })
  expect(await signIn(administrator, TEST_PASSWORD)).toBe(200)
})

const linkFor = async ({ id }: TestPerson, by = call) => {
  const { status, body } = await by('POST', 'admin/issue-password-link/', { user_id: id })
  expect(status).toBe(201)
  return body.link.split('#')[1]
}
const resetBy = async (token: string) =>
  (await app.inject({ method: 'POST', url: '/api/password-reset/', payload: { token, password: 'half-nelson-7' } }))
    .statusCode

it('ends an open password link with a new address or password: it may be in a mailbox that is no longer theirs', async () => {
  const athlete = await people.addAthlete()
  const email = `${randomUUID()}@corner.example`
  for (const fields of [{ email }, { email, password: 'single-leg-8' }]) {
    const token = await linkFor(athlete)
    expect((await update(athlete, fields)).status).toBe(200)
    expect(await resetBy(token), Object.keys(fields).join()).toBe(400)
  }
  const token = await linkFor(athlete)
  expect((await update(athlete, { email, last_name: 'Lovelace' })).status).toBe(200)
  expect(await resetBy(token), 'a name is no reason').toBe(200)
})

it('ends the password links that a former administrator issued', async () => {
  const [athlete, second] = [await people.addAthlete(), await people.addAthlete()]
  const [demoted, deleted] = [await people.addAdministrator(), await people.addAdministrator()]
  const tokens = [await linkFor(athlete, callerOf(testApp, demoted)), await linkFor(second, callerOf(testApp, deleted))]
  expect((await update(demoted, { role: 'athlete' })).status).toBe(200)
  expect((await call('DELETE', `admin/delete-user/${deleted.id}/`)).status).toBe(200)
  for (const token of tokens) expect(await resetBy(token)).toBe(400)
})

it('takes an id in capitals for the same user', async () => {
  const admin = await people.addAdministrator()
  const { status } = await callerOf(testApp, admin)('PUT', `admin/update-user/${admin.id.toUpperCase()}/`, {
    ...formOf(admin),
    password: 'single-leg-8',
  })
  expect([status, await meStatus(admin)], 'their own session goes on').toEqual([200, 200])
})

// Last, because one of the two is no longer an administrator afterwards.
it('leaves one administrator when two take each other’s role at the same moment', async () => {
  await database.deleteFrom('users').where('role', '=', 'admin').where('id', '<>', administrator.id).execute()
  const other = await people.addAdministrator()
  const answers = await runConcurrently(database, lockAdministrators, [
    () => update(other, { role: 'coach' }),
    () => update(administrator, { role: 'coach' }, callerOf(testApp, other)),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await database.selectFrom('users').select('id').where('role', '=', 'admin').execute()).toHaveLength(1)
})
