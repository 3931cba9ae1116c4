import { onTestFinished } from 'vitest'
import type { Settings } from './settings.ts'
import { buildSimulator } from './simulator.ts'

/** A Tuesday at noon in Chicago, in season. */
export const NOON = new Date('2026-02-17T18:00:00.000Z')
const CLIENT = {
  client_id: 'corner',
  client_secret: 'quiet-mat',
  redirect_uris: ['http://127.0.0.1:3000/connect-device-callback/oura'],
}
const REDIRECT_URI = CLIENT.redirect_uris[0] ?? ''
const SCOPES = 'personal daily workout spo2'

/** A simulator for one test, with the calls that tests share. */
export function testSimulator(settings: Partial<Settings> = {}) {
  const { app, cloud } = buildSimulator({
    port: 0,
    host: '127.0.0.1',
    seed: 1,
    clients: [CLIENT],
    now: NOON,
    limit: 100_000,
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
  const token = (fields: Record<string, string>) =>
    form('/oauth/token', { client_id: CLIENT.client_id, client_secret: CLIENT.client_secret, ...fields })
  /** Links a member and returns their tokens. */
  const link = async (member = 1, scope = SCOPES) => {
    const asked = { response_type: 'code', client_id: CLIENT.client_id, redirect_uri: REDIRECT_URI, scope, state: 's' }
    const reply = await form('/oauth/authorize', { ...asked, member: String(member), decision: 'grant' })
    const code = new URL(String(reply.headers.location)).searchParams.get('code') ?? ''
    const tokens = await token({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI })
    return tokens.json<{ access_token: string; refresh_token: string; expires_in: number; scope: string }>()
  }
  const get = (access_token: string, path: string) =>
    app.inject({ url: `/v2/usercollection/${path}`, headers: { authorization: `Bearer ${access_token}` } })
  const asApp = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path = '',
    payload?: object,
    secret = CLIENT.client_secret,
  ) =>
    app.inject({
      method,
      url: `/v2/webhook/subscription${path}`,
      headers: { 'x-client-id': CLIENT.client_id, 'x-client-secret': secret },
      ...(payload && { payload }),
    })
  return { app, cloud, token, link, get, asApp }
}
