import { onTestFinished } from 'vitest'
import type { Settings } from '../whoop/settings.ts'
import { buildIntervals } from './simulator.ts'

/** A Tuesday at noon in Chicago, in season. */
export const NOON = new Date('2026-02-17T18:00:00.000Z')
export const CLIENT = {
  client_id: 'corner',
  client_secret: 'quiet-mat',
  webhook_secret: 'loud-bell',
  redirect_uris: ['http://127.0.0.1:3000/connect-device-callback/intervals'],
}
const REDIRECT_URI = CLIENT.redirect_uris[0] ?? ''
const ALL_SCOPES = 'WELLNESS:READ,ACTIVITY:READ'

/** A simulated Intervals.icu for one test, with the calls that tests share. */
export function testCloud(settings: Partial<Settings> = {}) {
  const { app, cloud } = buildIntervals({
    port: 0,
    host: '127.0.0.1',
    seed: 1,
    clients: [CLIENT],
    now: NOON,
    limits: { minute: 100_000, day: 100_000 },
    stateFile: undefined,
    webhookRetryMs: 5,
    ...settings,
  })
  onTestFinished(() => app.close())
  const form = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const consent = async (changes: Record<string, string> = {}) => {
    const asked = { client_id: CLIENT.client_id, redirect_uri: REDIRECT_URI, scope: ALL_SCOPES, state: 's' }
    const reply = await form('/oauth/authorize', { ...asked, member: '1', decision: 'grant', ...changes })
    return new URL(String(reply.headers.location)).searchParams
  }
  const exchange = (code: string | null, changes: Record<string, string> = {}) =>
    form('/api/oauth/token', {
      client_id: CLIENT.client_id,
      client_secret: CLIENT.client_secret,
      code: code ?? '',
      ...changes,
    })
  /** Links a member. */
  const link = async (member = 1, changes: Record<string, string> = {}) => {
    const code = (await consent({ member: String(member), ...changes })).get('code')
    return (await exchange(code)).json<{ access_token: string; scope: string; athlete: { id: string } }>()
  }
  const get = (token: string, path: string) =>
    app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } })
  const control = async (method: 'POST' | 'DELETE', path: string, body: object = {}) => {
    const reply = await app.inject({ method, url: `/simulator${path}`, payload: body })
    if (reply.statusCode > 204) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`)
  }
  return { app, cloud, form, consent, exchange, link, get, control }
}
