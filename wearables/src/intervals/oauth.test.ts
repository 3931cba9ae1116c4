import { expect, it } from 'vitest'
import { ProviderMisconfigured, ProviderUnavailable } from '../failures.ts'
import { type Answer, drop, dropConnection, fakeDeps, hang, json, localServer, text } from '../http/local-server.ts'
import { authorizationUrl, exchangeCode, refresh, revoke } from './oauth.ts'

const TOKENS = {
  token_type: 'Bearer',
  access_token: 'a1',
  scope: 'WELLNESS:READ,ACTIVITY:READ',
  athlete: { id: 'i317960', name: 'Ada Usual' },
}
const deps = fakeDeps(new Date('2026-03-10T12:00:00Z'))
const FOREVER = new Date('9999-01-01T00:00:00Z')

it('sends the athlete to the consent page, with scopes between commas', async () => {
  await using icu = await localServer()
  const url = new URL(authorizationUrl(icu.app, 'state-of-the-athlete'))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'club',
    redirect_uri: icu.app.redirectUri,
    scope: 'WELLNESS:READ,ACTIVITY:READ',
    state: 'state-of-the-athlete',
  })
})

it('exchanges a code for a token without an end, and learns from it whose it is', async () => {
  await using icu = await localServer(json(TOKENS))
  expect(await exchangeCode(icu.app, 'the code')).toEqual({
    accessToken: 'a1',
    refreshToken: 'a1',
    expiresAt: FOREVER,
    scopes: ['WELLNESS:READ', 'ACTIVITY:READ'],
    profile: {
      provider_user_id: 'i317960',
      email: null,
      first_name: 'Ada Usual',
      last_name: null,
      raw: TOKENS.athlete,
    },
  })
  expect(Object.fromEntries(new URLSearchParams(icu.asked[0]?.body))).toEqual({
    grant_type: 'authorization_code',
    client_id: 'club',
    client_secret: 'secret & more',
    redirect_uri: icu.app.redirectUri,
    code: 'the code',
  })
})

it('takes what was granted, reading for writing, and leaves an unnamed athlete to the profile', async () => {
  await using icu = await localServer(
    json({ ...TOKENS, scope: 'WELLNESS:WRITE' }),
    json({ access_token: 'a1', athlete: { name: 'Ada' } }),
  )
  expect((await exchangeCode(icu.app, 'c')).scopes).toEqual(['WELLNESS:WRITE', 'WELLNESS:READ'])
  const pair = await exchangeCode(icu.app, 'c')
  expect(pair.scopes).toBeNull()
  expect(pair).not.toHaveProperty('profile')
})

it('tells a refused code from a refused app', async () => {
  await using icu = await localServer(
    json({ status: 404, error: 'Code not found (expired?)' }, 404),
    json({ status: 403, error: 'Invalid client_secret' }, 403),
    json({ status: 404, error: 'Client not found' }, 404),
  )
  await expect(exchangeCode(icu.app, 'c')).rejects.toMatchObject({ name: 'ProviderRefused' })
  await expect(exchangeCode(icu.app, 'c')).rejects.toThrow(ProviderMisconfigured)
  await expect(exchangeCode(icu.app, 'c')).rejects.toThrow(ProviderMisconfigured)
})

it.each<[string, Answer]>([
  ['500', text('', 500)],
  ['404 of a proxy', text('<html>Not here</html>', 404)],
  ['HTML', text('<html></html>')],
  ['half a JSON', text('{"access_token": "a')],
  ['no token', json({ ...TOKENS, access_token: '' })],
  ['a token of another type', json({ ...TOKENS, token_type: 'mac' })],
  ['a dropped connection', drop],
  ['a connection dropped half-way', dropConnection],
  ['silence', hang],
])('asks only once after %s: a code works once', async (_what, fault) => {
  await using icu = await localServer(fault)
  const app = { ...icu.app, timeoutMs: 150 }
  await expect(exchangeCode(app, 'c')).rejects.toThrow(ProviderUnavailable)
  expect(icu.asked).toHaveLength(1)
})

it('finds that a token still holds, by whichever scope was granted', async () => {
  const forbidden = json({ status: 403, error: 'Access denied' }, 403)
  await using icu = await localServer(json([]), forbidden, json([]))
  const held = { accessToken: 'a1', refreshToken: 'a1', expiresAt: FOREVER, scopes: null }
  expect(await refresh(icu.app, 'a1', undefined, deps)).toEqual(held)
  expect(await refresh(icu.app, 'a1', undefined, deps)).toEqual(held)
  expect(icu.asked.map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['wellness', 'wellness', 'activities'])
  expect(icu.asked[0]?.url.search).toBe('?oldest=2026-03-10&newest=2026-03-10&fields=id')
  expect(icu.asked[0]?.headers.authorization).toBe('Bearer a1')
})

it.each([
  ['401', text('', 401)],
  ['403 in JSON', json({ status: 403, error: 'Access denied' }, 403)],
])('finds that a token has ended by %s to both', async (_what, refusal) => {
  await using icu = await localServer(refusal)
  await expect(refresh(icu.app, 'a1', undefined, deps)).rejects.toMatchObject({
    name: 'ProviderRefused',
    afterLostReply: false,
  })
  expect(icu.asked).toHaveLength(2)
})

it.each<[string, Answer]>([
  ['a firewall that says 403', text('<html>Request blocked</html>', 403)],
  ['a proxy that says 401', text('<html>Sign in</html>', 401)],
  ['429', text('', 429)],
  ['500', text('', 500)],
  ['a redirect', text('', 302, { location: '/elsewhere' })],
  ['a dropped connection', drop],
])('leaves the link alone after %s', async (_what, fault) => {
  await using icu = await localServer(fault)
  await expect(refresh(icu.app, 'a1', undefined, deps)).rejects.toThrow(ProviderUnavailable)
})

it('ends a link, and accepts that it has ended already', async () => {
  const firewall = text('<html>Sign in</html>', 401)
  await using icu = await localServer(text('', 200), text('', 401), text('', 500), firewall)
  await revoke(icu.app, 'a1')
  await revoke(icu.app, 'a1')
  for (let i = 0; i < 2; i++) await expect(revoke(icu.app, 'a1')).rejects.toThrow(ProviderUnavailable)
  expect(icu.asked[0]).toMatchObject({ method: 'DELETE', headers: { authorization: 'Bearer a1' } })
  expect(icu.asked[0]?.url.pathname).toMatch(/\/disconnect-app$/)
})
