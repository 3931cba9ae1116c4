import { expect, it } from 'vitest'
import { CLIENT, testCloud } from '../test-cloud.ts'

it('shows what an app asks for, and hands a code and the state back', async () => {
  const { app, consent } = testCloud()
  const query = `client_id=corner&redirect_uri=${encodeURIComponent(CLIENT.redirect_uris[0] ?? '')}&scope=ACTIVITY:READ&state=s`
  const page = await app.inject({ url: `/oauth/authorize?${query}` })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Read your activities')
  expect(page.body).not.toContain('Read your wellness')
  expect((await consent()).get('code')).toMatch(/^[0-9a-f]{32}$/)
  expect(Object.fromEntries(await consent({ decision: 'deny' }))).toEqual({ error: 'access_denied', state: 's' })
})

it('refuses unknown apps, redirect addresses and scopes without sending anybody anywhere', async () => {
  const { app } = testCloud()
  const known = { client_id: 'corner', redirect_uri: CLIENT.redirect_uris[0] ?? '', scope: 'ACTIVITY:READ' }
  for (const wrong of [
    { client_id: 'x' },
    { redirect_uri: 'https://x.example/' },
    { scope: 'ACTIVITY:READ WELLNESS:READ' },
  ]) {
    const reply = await app.inject({ url: `/oauth/authorize?${new URLSearchParams({ ...known, ...wrong })}` })
    expect(reply.statusCode).toBe(400)
  }
})

it('exchanges a code once, within two minutes, for this app', async () => {
  const { consent, exchange, control } = testCloud()
  const code = (await consent()).get('code')
  expect((await exchange(code)).json()).toEqual({
    token_type: 'Bearer',
    access_token: expect.stringMatching(/^[0-9a-f]{32}$/),
    scope: 'WELLNESS:READ,ACTIVITY:READ',
    athlete: { id: 'i300001', name: expect.stringMatching(/\w \w/) },
  })
  const late = (await consent()).get('code')
  await control('POST', '/clock', { advance_seconds: 121 })
  for (const spent of [code, late, 'x']) {
    const reply = await exchange(spent)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({ status: 404, error: 'Code not found (expired?)' })
  }
  expect((await exchange('x', { client_secret: 'wrong' })).statusCode).toBe(403)
})

it('keeps one token for each athlete and app: a new login voids the old, and it has no end', async () => {
  const { link, get, control } = testCloud()
  const { access_token: first } = await link()
  await control('POST', '/clock', { advance_seconds: 400 * 86_400 })
  expect((await get(first, '/athlete/0/profile')).statusCode).toBe(200)
  const { access_token: second } = await link()
  expect((await get(first, '/athlete/0/profile')).statusCode).toBe(401)
  expect((await get(second, '/athlete/0/profile')).statusCode).toBe(200)
})

it('grants what was ticked, and keeps the rest shut', async () => {
  const { link, get } = testCloud()
  const { access_token, scope } = await link(1, { granted: 'ACTIVITY:READ' })
  expect(scope).toBe('ACTIVITY:READ')
  expect((await get(access_token, '/athlete/0/wellness?oldest=2026-02-01&newest=2026-02-02')).statusCode).toBe(403)
  expect((await get(access_token, '/athlete/0/activities?oldest=2026-02-01')).statusCode).toBe(200)
})
