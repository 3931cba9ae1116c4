import { expect, it } from 'vitest'
import { ProviderMisconfigured, ProviderUnavailable } from '../failures.ts'
import { type Answer, drop, dropConnection, fakeDeps, hang, json, localServer, text } from '../http/local-server.ts'
import { authorizationUrl, exchangeCode, refresh, revoke } from './oauth.ts'

const TOKENS = {
  access_token: 'a2',
  refresh_token: 'r2',
  expires_in: 3600,
  scope: 'offline read:profile',
  token_type: 'bearer',
}
const deps = fakeDeps(new Date('2026-03-10T12:00:00Z'))

it('sends the member to the consent page with every scope', async () => {
  await using whoop = await localServer()
  const url = new URL(authorizationUrl(whoop.app, 'state-of-the-member'))
  expect(url.pathname).toBe('/oauth/oauth2/auth')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'club',
    redirect_uri: 'https://club.example/whoop/callback',
    scope: 'read:recovery read:cycles read:sleep read:workout read:profile read:body_measurement offline',
    state: 'state-of-the-member',
  })
  expect(() => authorizationUrl(whoop.app, '1234567')).toThrow(RangeError)
})

it('exchanges a code by form, and counts the expiry from when it asked', async () => {
  await using whoop = await localServer(json(TOKENS))
  expect(await exchangeCode(whoop.app, 'the code', undefined, deps)).toEqual({
    accessToken: 'a2',
    refreshToken: 'r2',
    expiresAt: new Date('2026-03-10T13:00:00Z'),
    scopes: ['offline', 'read:profile'],
  })
  const [asked] = whoop.asked
  expect(asked?.method).toBe('POST')
  expect(asked?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
    grant_type: 'authorization_code',
    code: 'the code',
    redirect_uri: 'https://club.example/whoop/callback',
    client_id: 'club',
    client_secret: 'secret & more',
  })
})

it('refreshes, and keeps the old refresh token when none comes', async () => {
  await using whoop = await localServer(json({ access_token: 'a3', expires_in: '1800' }))
  expect(await refresh(whoop.app, 'r2', undefined, deps)).toEqual({
    accessToken: 'a3',
    refreshToken: 'r2',
    expiresAt: new Date('2026-03-10T12:30:00Z'),
    scopes: null,
  })
  expect(Object.fromEntries(new URLSearchParams(whoop.asked[0]?.body))).toMatchObject({
    grant_type: 'refresh_token',
    refresh_token: 'r2',
    scope: 'offline',
  })
})

it('treats only invalid_grant as the end of a token, only invalid_client as a wrong setup', async () => {
  await using whoop = await localServer(
    json({ error: 'invalid_grant', error_description: 'spent' }, 400),
    json({ error: 'invalid_client' }, 401),
  )
  await expect(refresh(whoop.app, 'r')).rejects.toMatchObject({ name: 'ProviderRefused', afterLostReply: false })
  await expect(refresh(whoop.app, 'r')).rejects.toThrow(ProviderMisconfigured)
})

it.each<[string, Answer]>([
  ['another refusal', json({ error: 'invalid_request' }, 400)],
  ['a firewall that says 403', text('<html>Request blocked</html>', 403)],
  ['a proxy that says 401', text('<html>Sign in</html>', 401)],
  ['a redirect', text('', 302, { location: '/elsewhere' })],
])('leaves the link alone after %s, and asks only once: nothing was done', async (_what, fault) => {
  await using whoop = await localServer(fault)
  await expect(refresh(whoop.app, 'r', undefined, deps)).rejects.toMatchObject({
    name: 'ProviderUnavailable',
    didNothing: true,
  })
  expect(whoop.asked).toHaveLength(1)
})

it('asks only once where there is no connection', async () => {
  const gone = await localServer(hang)
  await gone[Symbol.asyncDispose]()
  const waiting = fakeDeps()
  await expect(refresh(gone.app, 'r', undefined, waiting)).rejects.toMatchObject({ didNothing: true })
  expect(waiting.pauses).toEqual([])
})

const LOST: [string, Answer][] = [
  ['500', text('', 500)],
  ['invalid_grant with a status that says otherwise', json({ error: 'invalid_grant' }, 503)],
  ['HTML', text('<html></html>')],
  ['half a JSON', text('{"access_token": "a')],
  ['an empty token', json({ ...TOKENS, access_token: '' })],
  ['a token of another type', json({ ...TOKENS, token_type: 'mac' })],
  ['a dropped connection', drop],
  ['a connection dropped half-way', dropConnection],
  ['silence', hang],
]
it.each(LOST)('after %s tries the old token once more, for WHOOP may have a grace for it', async (_what, fault) => {
  await using whoop = await localServer(fault, json(TOKENS))
  const app = { ...whoop.app, timeoutMs: 150 }
  const waiting = fakeDeps()
  expect(await refresh(app, 'r', undefined, waiting)).toMatchObject({ accessToken: 'a2', refreshToken: 'r2' })
  expect(waiting.pauses).toEqual([2_000])
  expect(whoop.asked.map(({ body }) => new URLSearchParams(body).get('refresh_token'))).toEqual(['r', 'r'])
})

it.each(LOST)('leaves the link alone after %s twice', async (_what, fault) => {
  await using whoop = await localServer(fault)
  const app = { ...whoop.app, timeoutMs: 150 }
  await expect(refresh(app, 'r', undefined, deps)).rejects.toMatchObject({
    name: 'ProviderUnavailable',
    didNothing: false,
  })
  expect(whoop.asked).toHaveLength(2)
})

it('reports a lost reply when the second attempt is refused or fails', async () => {
  await using whoop = await localServer(drop, json({ error: 'invalid_grant' }, 400), drop, text('', 429))
  await expect(refresh(whoop.app, 'r', undefined, deps)).rejects.toMatchObject({
    name: 'ProviderRefused',
    afterLostReply: true,
  })
  await expect(refresh(whoop.app, 'r', undefined, deps)).rejects.toMatchObject({ didNothing: false })
})

it('passes on how long the token endpoint asks to wait', async () => {
  await using whoop = await localServer(text('', 429, { 'retry-after': 'Tue, 10 Mar 2026 12:01:30 GMT' }))
  await expect(refresh(whoop.app, 'r', undefined, deps)).rejects.toMatchObject({ retryAfterSeconds: 90 })
})

it('revokes, and accepts that a link is revoked already', async () => {
  const firewall = text('<html>Sign in</html>', 401)
  await using whoop = await localServer(text('', 204), text('', 401), text('', 500), firewall)
  await revoke(whoop.app, 'a1')
  await revoke(whoop.app, 'a1')
  for (let i = 0; i < 2; i++) await expect(revoke(whoop.app, 'a1')).rejects.toThrow(ProviderUnavailable)
  expect(whoop.asked[0]).toMatchObject({ method: 'DELETE', headers: { authorization: 'Bearer a1' } })
  expect(whoop.asked[0]?.url.pathname).toBe('/developer/v2/user/access')
})
