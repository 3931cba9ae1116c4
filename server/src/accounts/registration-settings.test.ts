import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConfiguration } from '../configuration/configuration.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD } from '../testing/people.ts'
import { issueSetupToken } from './setup-token.ts'

const closed = await createTestApp({ environment: { REGISTRATION: 'code' } })
const strict = await createTestApp({ environment: { PASSWORD_MINIMUM: '10' } })
const usual = await createTestApp()

const newEmail = () => `${randomUUID()}@corner.example`
const register = ({ app }: TestApp, fields: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/register/',
    payload: { email: newEmail(), password: TEST_PASSWORD, first_name: 'A', last_name: 'B', ...fields },
  })

it('lets nobody register without a code where the club says so, and anybody with one', async () => {
  const team = await new People(closed).addTeam()
  for (const fields of [{}, { team_code: '' }, { team_code: '  ' }, { role: 'coach' }]) {
    const reply = await register(closed, fields)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'code_required'])
    expect(reply.json().fields.team_code).toContain('A team code is needed')
  }
  expect((await register(closed, { team_code: 'ABC-DEF-GHJ-KMN' })).json().code).toBe('bad_input')
  expect((await register(closed, { role: 'admin', setup_token: 'guess' })).statusCode).toBe(403)
  expect((await register(closed, { team_code: team.athlete_code })).statusCode).toBe(201)
  const setup_token = await issueSetupToken(closed.database)
  expect((await register(closed, { setup_token })).json()).toMatchObject({ role: 'admin', email_proven: true })
})

it('registers without a code as shipped', async () => {
  expect((await register(usual)).statusCode).toBe(201)
})

it('takes any password of six characters as shipped, also a common one', async () => {
  expect((await register(usual, { password: '123456' })).statusCode).toBe(201)
  expect((await register(usual, { password: '12345' })).json().fields.password).toContain('at least 6 characters')
})

it('asks for as many characters as a club says wherever a password is set, and for none of the commonest', async () => {
  const people = new People(strict)
  const { headers } = await people.addAdministrator()
  const [athlete, own] = [await people.addAthlete(), await people.addAthlete()]
  const team = await people.addTeam()
  const email = newEmail()
  const names = { first_name: 'A', last_name: 'B' }
  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    strict.app.inject({ method, url, payload, headers })
  const link = async () =>
    (await send('POST', '/api/teams/admin/issue-password-link/', { user_id: athlete.id })).json().link.split('#')[1]
  const invitation = async () => {
    const reply = await strict.app.inject({
      method: 'POST',
      url: `/api/teams/admin/roster/import/?team_id=${team.id}`,
      headers: { ...headers, 'content-type': 'text/csv' },
      payload: `email,first,last\n${email},A,B`,
    })
    return reply.json().invitations[0].link.split('#')[1]
  }
  const user = { ...names, username: athlete.email, email: athlete.email, role: 'athlete' }
  const ways: Record<string, (password: string) => Promise<{ statusCode: number; json(): unknown }>> = {
    register: (password) => register(strict, { password }),
    reset: async (password) => send('POST', '/api/password-reset/', { token: await link(), password }),
    accept: async (password) =>
      send('POST', '/api/invitations/accept/', { token: await invitation(), ...names, password }),
    create: (password) => {
      const fresh = newEmail()
      return send('POST', '/api/teams/admin/create-user/', { ...user, username: fresh, email: fresh, password })
    },
    change: (password) =>
      strict.app.inject({
        method: 'POST',
        url: '/api/users/me/change-password/',
        payload: { current_password: TEST_PASSWORD, password, confirm_password: password },
        headers: own.headers,
      }),
    edit: (password) => send('PUT', `/api/teams/admin/update-user/${athlete.id}/`, { ...user, password }),
  }
  for (const [name, set] of Object.entries(ways)) {
    const refused = await set('nine-char')
    expect([refused.statusCode, refused.json()], name).toMatchObject([
      400,
      { fields: { password: 'Password must be at least 10 characters long' } },
    ])
    expect((await set('Password1234')).json(), name).toMatchObject({
      fields: { password: 'Too many people use this password. Please choose another one.' },
    })
    expect((await set('ten-chars-')).statusCode, name).toBeLessThan(300)
  }
})

it.each([
  [{ REGISTRATION: 'closed' }, 'REGISTRATION must be open or code'],
  [{ PASSWORD_MINIMUM: '5' }, 'PASSWORD_MINIMUM must be at least 6'],
  [{ PASSWORD_MINIMUM: 'many' }, 'PASSWORD_MINIMUM must be a whole number'],
  [{ PASSWORD_MINIMUM: '65' }, 'PASSWORD_MINIMUM must be at most 64'],
])('refuses the setting %j', (environment, sentence) => {
  expect(() => readConfiguration(environment)).toThrow(sentence)
})
