import { onTestFinished } from 'vitest'
import type { Settings } from './settings.ts'
import { buildSimulator } from './simulator.ts'

/** A Tuesday at noon in Chicago, in season. */
export const NOON = new Date('2026-02-17T18:00:00.000Z')
export const CLIENT = {
  client_id: 'corner',
  client_secret: 'quiet-mat',
  redirect_uris: ['http://127.0.0.1:3000/connect-whoop-callback'],
}
export const REDIRECT_URI = CLIENT.redirect_uris[0] ?? ''
export const ALL_SCOPES = 'read:recovery read:cycles read:sleep read:workout read:profile read:body_measurement offline'

/** A simulator for one test, with the calls that tests share. */
export function testSimulator(settings: Partial<Settings> = {}) {
  const { app, cloud } = buildSimulator({
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
  const asked = (changes: Record<string, string> = {}) => ({
    response_type: 'code',
    client_id: CLIENT.client_id,
    redirect_uri: REDIRECT_URI,
    scope: ALL_SCOPES,
    state: 'state-of-eight',
    ...changes,
  })
  const consent = async (changes: Record<string, string> = {}) => {
    const reply = await form('/oauth/oauth2/auth', { ...asked(), member: '1', decision: 'grant', ...changes })
    return new URL(String(reply.headers.location)).searchParams
  }
  const token = (fields: Record<string, string>) =>
    form('/oauth/oauth2/token', { client_id: CLIENT.client_id, client_secret: CLIENT.client_secret, ...fields })
  const exchange = (code: string | null, changes: Record<string, string> = {}) =>
    token({ grant_type: 'authorization_code', code: code ?? '', redirect_uri: REDIRECT_URI, ...changes })
  const refresh = (refresh_token: string, changes: Record<string, string> = {}) =>
    token({ grant_type: 'refresh_token', refresh_token, scope: 'offline', ...changes })

  /** Links a member and returns their tokens. */
  const link = async (member = 1, scope = ALL_SCOPES) => {
    const code = (await consent({ member: String(member), scope })).get('code')
    return (await exchange(code)).json<{ access_token: string; refresh_token?: string }>()
  }
  const get = (access_token: string, path: string) =>
    app.inject({ url: `/developer${path}`, headers: { authorization: `Bearer ${access_token}` } })
  const control = async <T = Record<string, unknown>>(path: string, body: object) => {
    const reply = await app.inject({ method: 'POST', url: `/simulator${path}`, payload: body })
    if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`)
    return reply.json<T>()
  }
  return { app, cloud, form, asked, consent, token, exchange, refresh, link, get, control }
}
