import { expect, it } from 'vitest'
import { CLIENT, testSimulator } from '../test-simulator.ts'

it('reports the state without a secret or token', async () => {
  const { app, link } = testSimulator()
  const { access_token, refresh_token } = await link(5)
  const reply = await app.inject({ url: '/simulator/state' })
  expect(reply.json()).toMatchObject({
    seed: 1,
    links: [{ client_id: 'corner', member: 5, user_id: 20_005, refresh_token_good: true }],
  })
  for (const secret of [access_token, refresh_token, CLIENT.client_secret]) expect(reply.body).not.toContain(secret)
})

it.each([
  [1, 'male'],
  [2, 'female'],
  [9999, 'male'],
])('knows member %i, who is %s', async (number, sex) => {
  const { app, link, get } = testSimulator()
  const known = (await app.inject({ url: `/simulator/members/${number}` })).json()
  expect(known).toMatchObject({ member: number, sex })
  const profile = (await get((await link(number)).access_token, '/v2/user/profile/basic')).json()
  expect(known).toMatchObject(profile)
})

it.each(['0', '10000', 'Ada'])('knows no member %s', async (number) => {
  expect((await testSimulator().app.inject({ url: `/simulator/members/${number}` })).statusCode).toBe(404)
})

it('sets the clock or advances it, and refuses a call with neither', async () => {
  const { app, control } = testSimulator()
  expect((await control<{ now: string }>('/clock', { now: '2026-03-01T12:00:00Z' })).now).toMatch(/^2026-03-01T12:00:0/)
  expect((await control<{ now: string }>('/clock', { advance_seconds: 3600 })).now).toMatch(/^2026-03-01T13:00:0/)
  expect((await app.inject({ method: 'POST', url: '/simulator/clock', payload: {} })).statusCode).toBe(400)
})

it('registers an app that can link at once, and refuses an incomplete one', async () => {
  const { app, consent, control } = testSimulator({ clients: [] })
  await control('/clients', CLIENT)
  expect((await consent()).has('code')).toBe(true)
  const reply = await app.inject({ method: 'POST', url: '/simulator/clients', payload: { client_id: 'x' } })
  expect([reply.statusCode, reply.json().error]).toEqual([400, 'A client needs redirect_uris, a list of addresses'])
})
