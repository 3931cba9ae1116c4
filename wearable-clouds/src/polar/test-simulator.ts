import { onTestFinished } from 'vitest'
import type { Settings } from './settings.ts'
import { buildSimulator } from './simulator.ts'

/** A Tuesday at noon in Chicago, in season. */
export const NOON = new Date('2026-02-17T18:00:00.000Z')
const CLIENT = {
  client_id: 'corner',
  client_secret: 'quiet-mat',
  redirect_uris: ['http://127.0.0.1:3000/connect-device-callback/polar'],
}
const REDIRECT_URI = CLIENT.redirect_uris[0] ?? ''
const SCOPES = 'sleep:read nightly_recharge:read training_sessions:read sports:read profile:read'

/** A simulator for one test, with the calls that tests share. */
export function testSimulator(settings: Partial<Settings> = {}) {
  const { app, cloud } = buildSimulator({
    port: 0,
    host: '127.0.0.1',
    seed: 1,
    clients: [CLIENT],
    now: NOON,
    limits: { quarter: 100_000, day: 100_000 },
    stateFile: undefined,
    ...settings,
  })
  onTestFinished(() => app.close())

  const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
  const basic = (secret = CLIENT.client_secret) => ({
    authorization: `Basic ${Buffer.from(`${CLIENT.client_id}:${secret}`).toString('base64')}`,
  })
  const token = (fields: Record<string, string>, headers: Record<string, string> = basic()) =>
    form('/oauth/token', fields, headers)
  /** Links a member and returns their tokens. */
  const link = async (member = 1, scope = SCOPES) => {
    const asked = { response_type: 'code', client_id: CLIENT.client_id, redirect_uri: REDIRECT_URI, scope, state: 's' }
    const reply = await form('/oauth/authorize', { ...asked, member: String(member), decision: 'grant' })
    const code = new URL(String(reply.headers.location)).searchParams.get('code') ?? ''
    const tokens = await token({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI })
    return tokens.json<{ access_token: string; refresh_token: string; expires_in: number; scope: string }>()
  }
  const get = (access_token: string, path: string) =>
    app.inject({ url: `/v4/data${path}`, headers: { authorization: `Bearer ${access_token}` } })
  return { app, cloud, token, basic, link, get }
}
