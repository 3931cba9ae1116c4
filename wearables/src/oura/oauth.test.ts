import { expect, it } from 'vitest'
import { ProviderMisconfigured, ProviderRefused, ProviderUnavailable } from '../failures.ts'
import { fakeDeps, json, localServer, text } from '../http/local-server.ts'
import { authorizationUrl, exchangeCode, refresh, revoke } from './oauth.ts'

const TOKENS = { access_token: 'a2', refresh_token: 'r2', expires_in: 86_400, token_type: 'bearer' }
const deps = fakeDeps(new Date('2026-03-10T12:00:00Z'))

it('sends the member to the consent page with what Corner reads, and no more', async () => {
  await using oura = await localServer()
  const url = new URL(authorizationUrl(oura.app, 'state-of-the-member'))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'club',
    redirect_uri: oura.app.redirectUri,
    scope: 'personal daily workout spo2',
    state: 'state-of-the-member',
  })
})

it('exchanges a code, and reads both spellings of the scope of blood oxygen as one', async () => {
  await using oura = await localServer(json({ ...TOKENS, scope: 'daily spo2Daily' }), json(TOKENS))
  expect(await exchangeCode(oura.app, 'code', undefined, deps)).toMatchObject({
    accessToken: 'a2',
    expiresAt: new Date('2026-03-11T12:00:00Z'),
    scopes: ['daily', 'spo2'],
  })
  expect((await refresh(oura.app, 'r1', undefined, deps)).scopes).toBeNull()
  expect(Object.fromEntries(new URLSearchParams(oura.asked[1]?.body))).toEqual({
    grant_type: 'refresh_token',
    refresh_token: 'r1',
    client_id: 'club',
    client_secret: 'secret & more',
  })
})

it('treats only invalid_grant as the end of a token', async () => {
  await using oura = await localServer(
    json({ error: 'invalid_grant' }, 400),
    json({ error: 'invalid_client' }, 401),
    json({ error: 'invalid_request' }, 400),
  )
  await expect(refresh(oura.app, 'r', undefined, deps)).rejects.toThrow(ProviderRefused)
  await expect(refresh(oura.app, 'r', undefined, deps)).rejects.toThrow(ProviderMisconfigured)
  await expect(refresh(oura.app, 'r', undefined, deps)).rejects.toMatchObject({ didNothing: true })
})

it('revokes beside the token endpoint, by the method that is known there', async () => {
  await using oura = await localServer(text('', 405), text('', 200), text('', 401), text('', 500))
  await revoke(oura.app, 'a 1')
  expect(oura.asked.map(({ method, url }) => [method, url.pathname, url.searchParams.get('access_token')])).toEqual([
    ['POST', '/oauth/oauth2/revoke', 'a 1'],
    ['GET', '/oauth/oauth2/revoke', 'a 1'],
  ])
  await revoke(oura.app, 'ended already')
  await expect(revoke(oura.app, 'a')).rejects.toThrow(ProviderUnavailable)
})
