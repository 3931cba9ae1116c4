import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/app.ts'
import { People } from '../../testing/people.ts'
import { callerOf, linesOf } from '../calls-for-tests.ts'

const testApp = await createTestApp()
const { app, database } = testApp
const people = new People(testApp)
const administrator = await people.addAdministrator()
const call = callerOf(testApp, administrator)
const team = await people.addTeam('Eagles')

/** An account that registered itself with the form. */
const addUnproven = (role: 'athlete' | 'coach' = 'athlete') => people.addPerson(role, { isProven: false })
const assign = (user_id: string, fields: object = {}) =>
  call('POST', 'admin/assign-user-to-team/', { user_id, team_id: team.id, role: 'coach', ...fields })
const edit = ({ id, email }: { id: string; email: string }, fields: object) =>
  call('PUT', `admin/update-user/${id}/`, {
    username: email,
    email,
    first_name: 'Ada',
    last_name: 'Tester',
    role: 'athlete',
    ...fields,
  })
const stateOf = (id: string) =>
  database
    .selectFrom('users')
    .leftJoin('memberships', 'user_id', 'id')
    .select(['users.role', 'memberships.role as member_role', 'email_proven_at'])
    .where('id', '=', id)
    .executeTakeFirst()
const UNTOUCHED = { role: 'athlete', member_role: null, email_proven_at: null }

it('puts nobody into a team whose address is not proven, until an administrator says that it is theirs', async () => {
  const person = await addUnproven()
  const refused = await assign(person.id)
  expect([refused.status, refused.body.code]).toEqual([409, 'address_not_proven'])
  expect(refused.body.error).toContain(person.email)
  expect(refused.body.fields).toHaveProperty('address_confirmed')
  expect((await assign(person.id, { address_confirmed: false })).status).toBe(409)
  expect(await stateOf(person.id)).toEqual(UNTOUCHED)
  expect((await assign(person.id, { address_confirmed: true })).status).toBe(200)
  expect(await stateOf(person.id)).toMatchObject({
    role: 'coach',
    member_role: 'coach',
    email_proven_at: expect.any(Date),
  })
  expect(await linesOf(testApp, 'address_confirmed', person)).toEqual([
    { actor_id: administrator.id, subject_id: person.id, details: { by: 'administrator' } },
  ])
})

it.each([
  ['to coach', () => ({ role: 'coach' })],
  ['to administrator', () => ({ role: 'admin' })],
  ['by a code', () => ({ team_code: team.athlete_code })],
])('raises no such account %s by an edit', async (_, fields) => {
  const person = await addUnproven()
  const { status, body } = await edit(person, fields())
  expect([status, body.code]).toEqual([409, 'address_not_proven'])
  expect(await stateOf(person.id)).toEqual(UNTOUCHED)
  expect((await edit(person, { ...fields(), address_confirmed: true })).body).toMatchObject({ email_proven: true })
})

it('needs no confirmation to rename or demote such an account, and accepts an address that the administrator enters', async () => {
  const person = await addUnproven('coach')
  expect((await edit(person, { first_name: 'Bo', role: 'athlete' })).body).toMatchObject({ email_proven: false })
  const email = `${randomUUID()}@corner.example`
  expect((await edit(person, { email, role: 'coach' })).body).toMatchObject({
    email,
    role: 'coach',
    email_proven: true,
  })
})

it('does not accept another spelling of the same address as a confirmation', async () => {
  const person = await addUnproven()
  const email = person.email.toUpperCase()
  expect((await edit(person, { email })).body).toMatchObject({ email, email_proven: false })
  expect((await edit(person, { email, role: 'coach' })).body.code).toBe('address_not_proven')
})

it('issues no password link, which verifies the address, without that confirmation', async () => {
  const person = await addUnproven()
  const issue = (fields: object = {}) => call('POST', 'admin/issue-password-link/', { user_id: person.id, ...fields })
  const refused = await issue()
  expect([refused.status, refused.body.code]).toEqual([409, 'address_not_proven'])
  expect(refused.body.fields).toHaveProperty('address_confirmed')
  expect((await issue({ address_confirmed: true })).status).toBe(201)
  expect(await linesOf(testApp, 'address_confirmed', person)).toHaveLength(1)
  expect((await issue()).status, 'proven now').toBe(201)
})

it('confirms an address by itself, once, and not for an unknown user', async () => {
  const person = await addUnproven()
  const confirm = (user_id: string) => call('POST', 'admin/confirm-address/', { user_id })
  const listed = async () => (await call('GET', `admin/users/?search=${person.email}`)).body[0]
  expect(await listed()).toMatchObject({ email_proven: false, email_shared: false })
  expect((await confirm(person.id)).body).toMatchObject({ id: person.id, email_proven: true })
  expect((await confirm(person.id)).status).toBe(200)
  expect(await linesOf(testApp, 'address_confirmed', person)).toHaveLength(1)
  expect((await confirm(randomUUID())).status).toBe(404)
})

it.each(['coach', 'athlete'] as const)('lets no %s confirm an address, nor their own', async (role) => {
  const person = await people.addPerson(role, { isProven: false })
  const reply = await app.inject({
    method: 'POST',
    url: '/api/teams/admin/confirm-address/',
    headers: person.headers,
    payload: { user_id: person.id },
  })
  expect(reply.statusCode).toBe(403)
})
