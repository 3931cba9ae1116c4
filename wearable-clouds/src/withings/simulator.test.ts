import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { dayOf } from '../people/calendar-day.ts'
import { memberDay } from '../people/history.ts'
import type { Settings } from './settings.ts'
import { buildSimulator } from './simulator.ts'

/** A Tuesday at noon in Chicago. */
const NOON = new Date('2026-02-17T18:00:00.000Z')
const CLIENT = {
  client_id: 'corner',
  client_secret: 'quiet-mat',
  redirect_uris: ['http://127.0.0.1:3000/connect-device-callback/withings'],
}
const [redirect_uri = ''] = CLIENT.redirect_uris
const NIGHTS = { action: 'getsummary', startdateymd: '2026-02-16', enddateymd: '2026-02-17' }

function testSimulator(settings: Partial<Settings> = {}) {
  const { app, cloud } = buildSimulator({
    port: 0,
    host: '127.0.0.1',
    seed: 1,
    clients: [CLIENT],
    now: NOON,
    limit: 100_000,
    stateFile: undefined,
    ...settings,
  })
  onTestFinished(() => app.close())
  const post = async (url: string, form: Record<string, string>, token?: string) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    return app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(form).toString() })
  }
  const tokens = async (form: Record<string, string>) => {
    const { client_id, client_secret } = CLIENT
    return (await post('/v2/oauth2', { action: 'requesttoken', client_id, client_secret, ...form })).json()
  }
  const consent = async (scope = 'user.activity,user.metrics') => {
    const asked = { response_type: 'code', client_id: CLIENT.client_id, redirect_uri, scope, state: 's' }
    const reply = await post('/oauth2_user/authorize2', { ...asked, member: '3', decision: 'grant' })
    return new URL(String(reply.headers.location)).searchParams.get('code') ?? ''
  }
  const link = async (scope?: string) =>
    (await tokens({ grant_type: 'authorization_code', code: await consent(scope), redirect_uri })).body
  return { app, cloud, post, tokens, consent, link }
}

it('answers 200 to all, with tokens of three hours and a refresh token that works once', async () => {
  const { link, tokens } = testSimulator()
  const { userid, expires_in, scope, refresh_token } = await link()
  expect([userid, expires_in, scope]).toEqual([7_000_003, 10_800, 'user.activity,user.metrics'])
  expect(await tokens({ grant_type: 'refresh_token', refresh_token })).toMatchObject({ status: 0 })
  expect(await tokens({ grant_type: 'refresh_token', refresh_token })).toMatchObject({
    status: 503,
    error: 'Invalid Params: invalid refresh_token',
  })
})

it('takes a code for half a minute', async () => {
  const { cloud, consent, tokens } = testSimulator()
  const code = await consent()
  cloud.clock.moveTo(NOON.getTime() + 31_000)
  expect(await tokens({ grant_type: 'authorization_code', code, redirect_uri })).toMatchObject({ status: 503 })
})

it('gives the nights of the shared people with the values that are asked for', async () => {
  const { link, post } = testSimulator()
  const { access_token } = await link()
  const { night } = memberDay(1, 3, dayOf(2026, 2, 17))
  const bare = (await post('/v2/sleep', NIGHTS, access_token)).json()
  expect(bare.body.series.at(-1)).toMatchObject({ date: '2026-02-17', timezone: 'America/Chicago', data: {} })
  expect(bare.body.series.at(-1).enddate).toBe(Math.round(night.endMs / 1000))
  const asked = { ...NIGHTS, data_fields: 'lightsleepduration,sleep_efficiency' }
  const { body } = (await post('/v2/sleep', asked, access_token)).json()
  expect(Object.keys(body.series.at(-1).data)).toEqual(['lightsleepduration', 'sleep_efficiency'])
  expect(body.series.at(-1).data.sleep_efficiency).toBeLessThanOrEqual(1)
})

it('gives long lists in pages', async () => {
  const { link, post } = testSimulator()
  const { access_token } = await link()
  const asked = { ...NIGHTS, startdateymd: '2025-12-20' }
  const first = (await post('/v2/sleep', asked, access_token)).json().body
  expect([first.more, first.offset]).toEqual([true, 40])
  const second = (await post('/v2/sleep', { ...asked, offset: '40' }, access_token)).json().body
  expect([second.more, second.series.length > 0]).toEqual([false, true])
})

it('refuses within HTTP 200: a wrong token, a scope that is missing, and the request after the last', async () => {
  const { post, link } = testSimulator({ limit: 2 })
  const { access_token } = await link('user.metrics')
  const status = async (token: string) => {
    const reply = await post('/v2/sleep', NIGHTS, token)
    return [reply.statusCode, reply.json().status]
  }
  expect(await status('wrong')).toEqual([200, 401])
  expect(await status(access_token)).toEqual([200, 277])
  expect(await status(access_token)).toEqual([200, 277])
  expect(await status(access_token)).toEqual([200, 601])
})

it('weighs with a power of ten, and tells apart what may be a guest', async () => {
  const { link, post } = testSimulator()
  const { access_token } = await link()
  const { body } = (await post('/measure', { action: 'getmeas', meastypes: '1,4' }, access_token)).json()
  const [guest, own] = body.measuregrps
  expect([guest.attrib, own.attrib]).toEqual([1, 0])
  const [{ value, unit }] = own.measures
  expect(Math.abs(value * 10 ** unit - memberDay(1, 3, dayOf(2026, 2, 17)).person.weight_kilogram)).toBeLessThan(2)
})

it('ends a link for a call that is signed with a number, which works once', async () => {
  const { cloud, post, link } = testSimulator()
  const { userid } = await link()
  const sign = (...values: string[]) => createHmac('sha256', 'quiet-mat').update(values.join(',')).digest('hex')
  const timestamp = String(NOON.getTime() / 1000)
  const asked = { action: 'getnonce', client_id: 'corner', timestamp, signature: sign('getnonce', 'corner', timestamp) }
  expect((await post('/v2/signature', { ...asked, signature: 'ab' })).json()).toMatchObject({ status: 401 })
  const { nonce } = (await post('/v2/signature', asked)).json().body
  const revoke = { action: 'revoke', client_id: 'corner', nonce, userid: String(userid) }
  const signed = { ...revoke, signature: sign('revoke', 'corner', nonce) }
  expect((await post('/v2/oauth2', signed)).json()).toMatchObject({ status: 0 })
  expect(cloud.grants.list).toEqual([])
  expect((await post('/v2/oauth2', signed)).json()).toMatchObject({ status: 503 })
})

it('keeps links over a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'withings-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const stateFile = join(folder, 'state.json')
  const first = testSimulator({ stateFile })
  const { access_token } = await first.link()
  await first.app.close()
  const second = testSimulator({ stateFile })
  expect((await second.post('/v2/sleep', NIGHTS, access_token)).json()).toMatchObject({ status: 0 })
})
