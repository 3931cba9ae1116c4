import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { ProviderMisconfigured, ProviderRefused, ProviderUnavailable } from '../failures.ts'
import { fakeDeps, json, localServer } from '../http/local-server.ts'
import { authorizationUrl, exchangeCode, refresh, revoke } from './oauth.ts'
import { refusal, wrapped } from './replies-for-tests.ts'

const deps = fakeDeps(new Date('2026-03-10T12:00:00Z'))
const TOKENS = { userid: 363, access_token: 'a2', refresh_token: 'r2', expires_in: 10_800, token_type: 'Bearer' }
const formOf = (asked: { body: string } | undefined) => Object.fromEntries(new URLSearchParams(asked?.body))

it('sends the athlete to the consent page with scopes between commas', async () => {
  await using withings = await localServer()
  const url = new URL(authorizationUrl(withings.app, 'a state'))
  expect(url.searchParams.get('scope')).toBe('user.activity,user.metrics')
})

it('unwraps the tokens of a code, with the number of the account', async () => {
  await using withings = await localServer(json(wrapped({ ...TOKENS, scope: 'user.activity,user.metrics' })))
  expect(await exchangeCode(withings.app, 'the code', undefined, deps)).toMatchObject({
    accessToken: 'a2',
    refreshToken: 'r2',
    expiresAt: new Date('2026-03-10T15:00:00Z'),
    scopes: ['user.activity', 'user.metrics'],
    profile: { provider_user_id: '363', email: null },
  })
  expect(formOf(withings.asked[0])).toMatchObject({
    action: 'requesttoken',
    grant_type: 'authorization_code',
    client_id: 'club',
    client_secret: 'secret & more',
    code: 'the code',
  })
})

it.each([
  [503, 'Invalid Params: invalid refresh_token', ProviderRefused],
  [503, 'Invalid Params: invalid code', ProviderRefused],
  [503, 'Invalid Params: invalid client_id/client_secret', ProviderMisconfigured],
  [503, 'Invalid Params: invalid redirect_uri', ProviderUnavailable],
  [601, 'Too Many Requests', ProviderUnavailable],
  [522, 'Timeout', ProviderUnavailable],
])('reads status %s with "%s" within HTTP 200', async (status, words, failure) => {
  await using withings = await localServer(json(refusal(status, words)))
  await expect(refresh(withings.app, 'r', undefined, deps)).rejects.toThrow(failure)
})

it('tries a refresh once more whose reply was a fault of theirs, and does not retry a code', async () => {
  await using withings = await localServer(json({}, 500), json(wrapped(TOKENS)))
  expect(await refresh(withings.app, 'r1', undefined, deps)).toMatchObject({ refreshToken: 'r2' })
  await using broken = await localServer(json({}, 500), json(wrapped(TOKENS)))
  await expect(exchangeCode(broken.app, 'c', undefined, deps)).rejects.toThrow(ProviderUnavailable)
})

it('ends a link by a call that is signed with a number of one use', async () => {
  await using withings = await localServer(json(wrapped({ nonce: 'n1' })), json(wrapped({})))
  await revoke(withings.app, '363', undefined, deps)
  const sign = (values: string) => createHmac('sha256', 'secret & more').update(values).digest('hex')
  expect(withings.asked.map(({ url }) => url.pathname)).toEqual(['/developer/v2/signature', '/developer/v2/oauth2'])
  expect(withings.asked.map(formOf)).toEqual([
    { action: 'getnonce', client_id: 'club', timestamp: '1773144000', signature: sign('getnonce,club,1773144000') },
    { action: 'revoke', client_id: 'club', nonce: 'n1', userid: '363', signature: sign('revoke,club,n1') },
  ])
})

it('says when a link could not be ended', async () => {
  await using withings = await localServer(json(refusal(522, 'Timeout')))
  await expect(revoke(withings.app, '363', undefined, deps)).rejects.toThrow(ProviderUnavailable)
})
