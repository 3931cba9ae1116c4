import { describe, expect, it } from 'vitest'
import { CLIENT, REDIRECT_URI, testSimulator } from '../test-simulator.ts'

describe('the exchange of a code', () => {
  it('gives a pair of tokens for an hour', async () => {
    const { consent, exchange } = testSimulator()
    const reply = await exchange((await consent()).get('code'))
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 3600,
      scope: expect.stringContaining('read:cycles'),
      token_type: 'bearer',
    })
  })

  it('gives no refresh token without the scope offline', async () => {
    const { link } = testSimulator()
    expect(await link(1, 'read:profile')).not.toHaveProperty('refresh_token')
  })

  it('works once', async () => {
    const { consent, exchange } = testSimulator()
    const code = (await consent()).get('code')
    await exchange(code)
    expect(await refusal(exchange(code))).toEqual([400, 'invalid_grant'])
  })

  it.each([
    [599, 200],
    [600, 400],
  ])('after %i s answers %i: a code lives ten minutes', async (seconds, status) => {
    const { consent, exchange, control, cloud } = testSimulator()
    const code = (await consent()).get('code')
    const issuedMs = cloud.clock.nowMs()
    await control('/clock', { now: new Date(issuedMs + seconds * 1000 - (status === 200 ? 0 : -1)).toISOString() })
    expect((await exchange(code)).statusCode).toBe(status)
  })

  it.each([
    ['another redirect URI', { redirect_uri: `${REDIRECT_URI}/` }, [400, 'invalid_grant']],
    ['a made-up code', { code: 'guess' }, [400, 'invalid_grant']],
    ['a wrong secret', { client_secret: 'loud-mat' }, [401, 'invalid_client']],
    ['an unknown app', { client_id: 'somebody' }, [401, 'invalid_client']],
    ['another grant type', { grant_type: 'password' }, [400, 'unsupported_grant_type']],
  ])('refuses %s', async (_, change, expected) => {
    const { consent, exchange } = testSimulator()
    expect(await refusal(exchange((await consent()).get('code'), change))).toEqual(expected)
  })

  it('refuses a code that was given to another app', async () => {
    const other = { ...CLIENT, client_id: 'other', client_secret: 'other-secret' }
    const { consent, exchange } = testSimulator({ clients: [CLIENT, other] })
    const code = (await consent()).get('code')
    expect(await refusal(exchange(code, { client_id: 'other', client_secret: 'other-secret' }))).toEqual([
      400,
      'invalid_grant',
    ])
  })

  it('refuses JSON', async () => {
    const { app, consent } = testSimulator()
    const code = (await consent()).get('code')
    const payload = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI, ...CLIENT }
    const reply = await app.inject({ method: 'POST', url: '/oauth/oauth2/token', payload })
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_request'])
  })
})

describe('a refresh', () => {
  it('gives a new pair and ends the old one at once', async () => {
    const { link, refresh, get } = testSimulator()
    const old = await link()
    const fresh = (await refresh(old.refresh_token ?? '')).json()
    expect((await get(old.access_token, '/v2/user/profile/basic')).statusCode).toBe(401)
    expect((await get(fresh.access_token, '/v2/user/profile/basic')).statusCode).toBe(200)
    expect(await refusal(refresh(old.refresh_token ?? ''))).toEqual([400, 'invalid_grant'])
    expect((await refresh(fresh.refresh_token)).statusCode).toBe(200)
  })

  it('answers two simultaneous refreshes with one valid pair and one refusal', async () => {
    const { link, refresh } = testSimulator()
    const { refresh_token = '' } = await link()
    const replies = await Promise.all([refresh(refresh_token), refresh(refresh_token)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const winner = replies.find(({ statusCode }) => statusCode === 200)
    expect((await refresh(winner?.json().refresh_token)).statusCode).toBe(200)
  })

  it('is refused to an app with a wrong secret, and the token stays valid', async () => {
    const { link, refresh } = testSimulator()
    const { refresh_token = '' } = await link()
    expect(await refusal(refresh(refresh_token, { client_secret: 'wrong' }))).toEqual([401, 'invalid_client'])
    expect((await refresh(refresh_token)).statusCode).toBe(200)
  })
})

describe('a link', () => {
  it('has an access token that expires after an hour', async () => {
    const { link, get, control } = testSimulator()
    const { access_token } = await link()
    await control('/clock', { advance_seconds: 3590 })
    expect((await get(access_token, '/v2/cycle')).statusCode).toBe(200)
    await control('/clock', { advance_seconds: 11 })
    expect((await get(access_token, '/v2/cycle')).statusCode).toBe(401)
  })

  it('ends with DELETE /v2/user/access, and can be created again', async () => {
    const { app, link, get, refresh } = testSimulator()
    const { access_token, refresh_token = '' } = await link()
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await app.inject({ method: 'DELETE', url: '/developer/v2/user/access', headers })).statusCode).toBe(204)
    expect((await get(access_token, '/v2/cycle')).statusCode).toBe(401)
    expect(await refusal(refresh(refresh_token))).toEqual([400, 'invalid_grant'])
    expect((await get((await link()).access_token, '/v2/cycle')).statusCode).toBe(200)
  })
})

async function refusal(answer: Promise<{ statusCode: number; json(): { error: string } }>) {
  const reply = await answer
  return [reply.statusCode, reply.json().error]
}
