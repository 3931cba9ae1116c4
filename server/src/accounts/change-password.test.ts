import { EVERY_ROLE } from '@corner/contract/roles.ts'
import { expect, it } from 'vitest'
import { createRateLimits } from '../rate-limits/rate-limits.ts'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD, type TestPerson } from '../testing/people.ts'

const testApp = await createTestApp({ environment: { TRUST_PROXY: 'true' } })
const { app, database } = testApp
const people = new People(testApp)
const NEW = 'half-nelson-7'

let visitors = 0
const nextAddress = () => `10.3.${Math.floor(++visitors / 250)}.${visitors % 250}`
const change = ({ headers }: Pick<TestPerson, 'headers'>, fields: object = {}, address = nextAddress()) =>
  app.inject({
    method: 'POST',
    url: '/api/users/me/change-password/',
    payload: { current_password: TEST_PASSWORD, password: NEW, confirm_password: NEW, ...fields },
    headers: { ...headers, 'x-forwarded-for': address },
  })
const signIn = async ({ email }: TestPerson, password: string, address = nextAddress()) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/token/',
      payload: { email, password },
      headers: { 'x-forwarded-for': address },
    })
  ).statusCode
const isOpen = async ({ headers }: Pick<TestPerson, 'headers'>) =>
  (await app.inject({ url: '/api/users/me/', headers })).statusCode === 200
const auditOf = ({ id }: TestPerson) =>
  database
    .selectFrom('audit_lines')
    .select(['action', 'actor_id', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

it.each(EVERY_ROLE)('lets the role %s set a new password, and ends every session but this one', async (role) => {
  const person = await people.addPerson(role)
  const other = await people.addSession(person.id)
  const reply = await change(person, {}, '10.2.9.1')
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { message: 'Your password is changed. You are signed out everywhere else.' },
  ])
  expect([await isOpen(person), await isOpen(other)]).toEqual([true, false])
  expect([await signIn(person, TEST_PASSWORD), await signIn(person, NEW)]).toEqual([401, 200])
  expect((await auditOf(person))[0]).toEqual({
    action: 'password_changed',
    actor_id: person.id,
    details: { by: 'own_password', address: '10.2.9.1', sessions: 1 },
  })
})

it('changes nobody else’s password', async () => {
  const [ada, ben] = [await people.addAthlete(), await people.addAthlete()]
  await change(ada)
  expect([await isOpen(ben), await signIn(ben, TEST_PASSWORD)]).toEqual([true, 200])
})

it('is for people who are signed in', async () => {
  expect((await change({ headers: { authorization: 'Bearer a.b.c' } })).statusCode).toBe(401)
})

it('changes nothing when the current password is wrong, and says which field', async () => {
  const ada = await people.addAthlete()
  const other = await people.addSession(ada.id)
  const reply = await change(ada, { current_password: 'wrong-1' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ code: 'bad_input', fields: { current_password: 'This is not your password' } })
  expect([await isOpen(other), await signIn(ada, TEST_PASSWORD)]).toEqual([true, 200])
  expect((await auditOf(ada))[0]).toMatchObject({ action: 'password_confirmation_failed', actor_id: ada.id })
})

it.each([
  [{ password: '12345', confirm_password: '12345' }, 'password', 'Password must be at least 6 characters long'],
  [{ confirm_password: 'half-nelson-8' }, 'confirm_password', 'Passwords do not match'],
  [{ current_password: '' }, 'current_password', 'Current password is required'],
])('refuses %j at the field', async (fields, field, sentence) => {
  const ada = await people.addAthlete()
  const reply = await change(ada, fields)
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { [field]: sentence }])
  expect(await signIn(ada, TEST_PASSWORD)).toBe(200)
})

it('limits guesses as sign-ins are limited, and counts both together', async () => {
  const ada = await people.addAthlete()
  const address = '10.2.9.2'
  for (let i = 0; i < 5; i++) expect((await change(ada, { current_password: 'wrong-1' }, address)).statusCode).toBe(400)
  for (let i = 0; i < 5; i++) expect(await signIn(ada, 'wrong-1', address)).toBe(401)
  expect((await change(ada, {}, address)).statusCode).toBe(429)
  expect((await change(ada, {}, '10.2.9.3')).statusCode).toBe(200)
})

it('counts a change as a sign-in', async () => {
  const ada = await people.addAthlete()
  const address = '10.2.9.4'
  await createRateLimits(testApp.pool).signIns.count(address, ada.email, 300)
  const reply = await change(ada, {}, address)
  expect([reply.statusCode, reply.json().error]).toEqual([429, 'Too many sign-ins. Please try again in 15 minutes.'])
})

it('ends open links for a new password, and wrong guesses by others keep nobody out afterwards', async () => {
  const ada = await people.addAthlete()
  const admin = await people.addAdministrator()
  await app.inject({
    method: 'POST',
    url: '/api/teams/admin/issue-password-link/',
    payload: { user_id: ada.id },
    headers: admin.headers,
  })
  const links = () => database.selectFrom('password_links').select('user_id').where('user_id', '=', ada.id).execute()
  expect(await links()).toHaveLength(1)
  const address = '10.2.9.5'
  for (let i = 0; i < 9; i++) await signIn(ada, 'wrong-1', address)
  await change(ada, {}, address)
  expect(await links()).toEqual([])
  expect([await signIn(ada, 'wrong-1', address), await signIn(ada, NEW, address)]).toEqual([401, 200])
})

it('lets one of two changes at once win, since the other’s current password is then wrong', async () => {
  const ada = await people.addAthlete()
  const second = await people.addSession(ada.id)
  const replies = await Promise.all([
    change(ada),
    change(second, { password: 'cradle-88', confirm_password: 'cradle-88' }),
  ])
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const works = [await signIn(ada, NEW), await signIn(ada, 'cradle-88')]
  expect(works.sort()).toEqual([200, 401])
})
