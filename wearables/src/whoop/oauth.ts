import { z } from 'zod'
import { type CallConditions, realConditions } from '../conditions.ts'
import { ProviderMisconfigured, ProviderRefused, ProviderUnavailable } from '../failures.ts'
import type { ProviderApp, TokenPair } from '../provider.ts'
import { parseJsonOrUndefined } from './json.ts'
import { readRateHeaders, secondsUntilAllowed } from './rate-headers.ts'
import { isPage, timedFetch } from './timed-fetch.ts'

/** All that WHOOP offers; without `offline` there is no refresh token and the link dies after an hour. */
export const WHOOP_SCOPES = [
  'read:recovery',
  'read:cycles',
  'read:sleep',
  'read:workout',
  'read:profile',
  'read:body_measurement',
  'offline',
] as const

const MINIMUM_STATE_LENGTH = 8 // WHOOP shows an error page for a shorter one
const USUAL_LIFETIME_SECONDS = 3600 // docs/reference/device-api.md#token-reply
/** After a lost reply to a refresh, the same token is tried once more: a grace for it, where there is one, is short. */
const GRACE_PAUSE_MS = 2_000

/** Where the member's browser is sent to give consent. */
export function authorizationUrl(app: ProviderApp, state: string): string {
  if (state.length < MINIMUM_STATE_LENGTH) throw new RangeError('WHOOP asks for a state of at least 8 characters')
  const url = new URL(app.authUrl)
  url.searchParams.set('response_type', 'code')
  url.searchParams.set('client_id', app.clientId)
  url.searchParams.set('redirect_uri', app.redirectUri)
  url.searchParams.set('scope', WHOOP_SCOPES.join(' '))
  url.searchParams.set('state', state)
  return url.href
}

/**
 * The first pair of a link. Not tried again here: after a lost reply the code may be spent, and WHOOP takes a second use for theft.
 * @throws ProviderRefused, ProviderMisconfigured, ProviderUnavailable
 */
export function exchangeCode(app: ProviderApp, code: string, signal?: AbortSignal, conditions = realConditions) {
  const form = { grant_type: 'authorization_code', code, redirect_uri: app.redirectUri }
  return askForTokens(app, form, conditions, signal)
}

/**
 * The next pair; the old one is dead at once, so the caller holds the link's lock and stores the answer before it is used.
 * A reply without a refresh token keeps the old one (RFC 6749, 6). When no reply comes the old token is tried once more after a
 * moment: where WHOOP has a grace for it the link is saved, and where it has none nothing more is lost. WHOOP documents none.
 * @throws ProviderRefused (`afterLostReply`: by the second try), ProviderMisconfigured, ProviderUnavailable
 */
export async function refresh(
  app: ProviderApp,
  refreshToken: string,
  signal?: AbortSignal,
  conditions = realConditions,
): Promise<TokenPair> {
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken, scope: 'offline' }
  const pair = await askForTokens(app, form, conditions, signal).catch(async (lost: unknown) => {
    if (!(lost instanceof ProviderUnavailable) || lost.didNothing) throw lost
    await conditions.pause(GRACE_PAUSE_MS, signal)
    return askForTokens(app, form, conditions, signal).catch((error: unknown) => {
      // Of the first try nobody knows what it did, whatever became of the second.
      if (error instanceof ProviderUnavailable && error.didNothing) throw lost
      if (!(error instanceof ProviderRefused)) throw error
      throw new ProviderRefused(error.message, { cause: lost, afterLostReply: true })
    })
  })
  return { ...pair, refreshToken: pair.refreshToken ?? refreshToken }
}

/** Ends the link: no more webhooks for this member. A token that is dead already (401) has no link to end. @throws ProviderUnavailable */
export async function revoke(app: ProviderApp, accessToken: string, signal?: AbortSignal): Promise<void> {
  const url = `${app.apiUrl.replace(/\/$/, '')}/v2/user/access`
  const headers = { authorization: `Bearer ${accessToken}` }
  const reply = await timedFetch(app, url, { method: 'DELETE', headers }, signal)
  const { status } = reply
  if (isPage(reply) || ![200, 204, 401, 404].includes(status))
    throw new ProviderUnavailable(`WHOOP answered ${status} to the end of a link`)
}

const TokenReply = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).nullish(),
  expires_in: z.coerce.number().positive().catch(USUAL_LIFETIME_SECONDS),
  scope: z.string().nullish().catch(null),
  token_type: z
    .string()
    .regex(/^bearer$/i)
    .nullish(),
})
const Refusal = z.object({ error: z.string(), error_description: z.string().nullish().catch(null) })

async function askForTokens(
  app: ProviderApp,
  form: Record<string, string>,
  conditions: CallConditions,
  signal?: AbortSignal,
): Promise<TokenPair> {
  const askedAt = conditions.now()
  const body = new URLSearchParams({ ...form, client_id: app.clientId, client_secret: app.clientSecret })
  const reply = await timedFetch(
    app,
    app.tokenUrl,
    { method: 'POST', body, headers: { accept: 'application/json' } },
    signal,
  )
  const json = parseJsonOrUndefined(reply.text) // of HTML or half a JSON the status alone decides
  if (reply.status === 400 || reply.status === 401) throwRefusal(json)
  const tokens = TokenReply.safeParse(json)
  if (reply.status !== 200 || !tokens.success) {
    const retryAfterSeconds = secondsUntilAllowed(readRateHeaders(reply.headers, conditions.now()))
    const wait = reply.status === 200 ? {} : { retryAfterSeconds }
    const didNothing = reply.status >= 300 && reply.status < 500
    const what = `WHOOP's token endpoint answered ${reply.status} without tokens`
    throw new ProviderUnavailable(what, { ...wait, didNothing })
  }
  const { access_token, refresh_token, expires_in, scope } = tokens.data
  return {
    accessToken: access_token,
    refreshToken: refresh_token ?? null,
    expiresAt: new Date(askedAt.getTime() + expires_in * 1000),
    scopes: scope?.split(/\s+/).filter(Boolean) ?? null,
  }
}

/** Only `invalid_grant` and `invalid_client` are final: everything else may be the network's or WHOOP's bad minute. */
function throwRefusal(json: unknown): void {
  const refusal = Refusal.safeParse(json).data
  const words = refusal?.error_description ?? refusal?.error
  if (refusal?.error === 'invalid_grant') throw new ProviderRefused(`WHOOP refuses the code or refresh token: ${words}`)
  if (refusal?.error === 'invalid_client')
    throw new ProviderMisconfigured(`WHOOP refuses client id or secret: ${words}`)
}
