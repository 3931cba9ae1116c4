import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD, type TestPerson } from '../testing/people.ts'

const testApp = await createTestApp({ environment: { TRUST_PROXY: 'true' } })
const { app, database } = testApp
const people = new People(testApp)
const remove = ({ headers }: TestPerson, password: string, address = '10.2.0.1') =>
  app.inject({
    method: 'POST',
    url: '/api/users/me/delete/',
    payload: { password },
    headers: { ...headers, 'x-forwarded-for': address },
  })
const find = ({ id }: TestPerson) => database.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()

it('deletes the account, signs out at once and leaves the line that says so', async () => {
  const ada = await people.addAthlete()
  const reply = await remove(ada, TEST_PASSWORD)
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { message: 'Your account and all data about you have been deleted' },
  ])
  expect(await find(ada)).toBeUndefined()
  expect((await app.inject({ url: '/api/users/me/', headers: ada.headers })).statusCode).toBe(401)
  const line = database.selectFrom('audit_lines').selectAll().where('subject_id', '=', ada.id)
  expect(await line.execute()).toMatchObject([{ action: 'user_deleted', actor_id: ada.id }])
})

it('keeps it when the password is wrong, and says which field', async () => {
  const ada = await people.addAthlete()
  const reply = await remove(ada, 'wrong-1')
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ code: 'bad_input', fields: { password: 'This is not your password' } })
  expect(await find(ada)).toBeDefined()
  const line = database.selectFrom('audit_lines').selectAll().where('subject_id', '=', ada.id)
  expect(await line.execute()).toMatchObject([
    { action: 'password_confirmation_failed', actor_id: ada.id, details: { address: '10.2.0.1' } },
  ])
})

it('limits guesses as sign-ins are limited, and counts both together', async () => {
  const ada = await people.addAthlete()
  const address = '10.2.0.2'
  for (let i = 0; i < 5; i++) expect((await remove(ada, 'wrong-1', address)).statusCode).toBe(400)
  const signIn = (password: string) =>
    app.inject({
      method: 'POST',
      url: '/api/token/',
      payload: { email: ada.email, password },
      headers: { 'x-forwarded-for': address },
    })
  for (let i = 0; i < 5; i++) expect((await signIn('wrong-1')).statusCode).toBe(401)
  expect((await remove(ada, TEST_PASSWORD, address)).statusCode).toBe(429)
  expect((await signIn(TEST_PASSWORD)).statusCode).toBe(429)
  expect(await find(ada)).toBeDefined()
})

it('refuses the last administrator with what to do first', async () => {
  const admin = await people.addAdministrator()
  const refused = await remove(admin, TEST_PASSWORD, '10.2.0.3')
  expect(refused.statusCode).toBe(409)
  expect(refused.json().error).toBe('This is the last administrator. Make somebody else an administrator first.')
  expect((await app.inject({ url: '/api/users/me/', headers: admin.headers })).statusCode).toBe(200)
  await people.addAdministrator()
  expect((await remove(admin, TEST_PASSWORD, '10.2.0.3')).statusCode).toBe(200)
})
