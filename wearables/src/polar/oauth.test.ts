import { expect, it } from 'vitest'
import { ProviderMisconfigured, ProviderRefused } from '../failures.ts'
import { fakeDeps, json, localServer } from '../http/local-server.ts'
import { authorizationUrl, exchangeCode, refresh } from './oauth.ts'

const deps = fakeDeps(new Date('2026-03-10T12:00:00Z'))
const TOKENS = { access_token: 'a2', refresh_token: 'r2', token_type: 'bearer', expires_in: 43_199, jti: '1' }
const BASIC = `Basic ${Buffer.from('club:secret & more').toString('base64')}`

it('sends the athlete to the consent page with the scopes that Corner reads', async () => {
  await using polar = await localServer()
  const url = new URL(authorizationUrl(polar.app, 'a state'))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'club',
    redirect_uri: polar.app.redirectUri,
    scope: 'sleep:read nightly_recharge:read training_sessions:read sports:read profile:read',
    state: 'a state',
  })
})

it('exchanges a code with the client in the header, not in the form', async () => {
  await using polar = await localServer(json({ ...TOKENS, scope: 'sleep:read profile:read' }))
  expect(await exchangeCode(polar.app, 'the code', undefined, deps)).toEqual({
    accessToken: 'a2',
    refreshToken: 'r2',
    expiresAt: new Date('2026-03-10T23:59:59Z'),
    scopes: ['sleep:read', 'profile:read'],
  })
  expect(polar.asked[0]?.headers.authorization).toBe(BASIC)
  expect(Object.fromEntries(new URLSearchParams(polar.asked[0]?.body))).toEqual({
    grant_type: 'authorization_code',
    code: 'the code',
    redirect_uri: polar.app.redirectUri,
  })
})

it('refreshes, for twelve hours where the reply names no time', async () => {
  await using polar = await localServer(json({ access_token: 'a3' }))
  expect(await refresh(polar.app, 'r2', undefined, deps)).toEqual({
    accessToken: 'a3',
    refreshToken: 'r2',
    expiresAt: new Date('2026-03-10T23:59:59Z'),
    scopes: null,
  })
  expect(polar.asked[0]?.headers.authorization).toBe(BASIC)
})

it('knows the end of a link from a wrong setup', async () => {
  await using polar = await localServer(json({ error: 'invalid_grant' }, 400), json({ error: 'invalid_client' }, 401))
  await expect(refresh(polar.app, 'r', undefined, deps)).rejects.toThrow(ProviderRefused)
  await expect(refresh(polar.app, 'r', undefined, deps)).rejects.toThrow(ProviderMisconfigured)
})
