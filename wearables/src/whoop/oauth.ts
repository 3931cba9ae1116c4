import { z } from 'zod'
import { type CallDeps, realDeps } from '../call-deps.ts'
import { ProviderMisconfigured, ProviderRefused, ProviderUnavailable } from '../failures.ts'
import type { ProviderApp, TokenPair } from '../provider.ts'
import { parseJsonOrUndefined } from './json.ts'
import { readRateHeaders, secondsUntilAllowed } from './rate-headers.ts'
import { isHtmlPage, timedFetch } from './timed-fetch.ts'

/** All scopes of WHOOP. Without `offline` there is no refresh token, and the link ends after an hour. */
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
/**
 * Pause before the one retry of a refresh whose reply was lost: if WHOOP has a grace period for the old token, it is
 * short.
 */
const GRACE_PAUSE_MS = 2_000

/** The address of the consent page. */
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
 * The first tokens of a link. Never retried: if the reply was lost the code may be used up, and WHOOP treats a second use
 * as theft.
 * @throws ProviderRefused, ProviderMisconfigured, ProviderUnavailable
 */
export function exchangeCode(app: ProviderApp, code: string, signal?: AbortSignal, deps = realDeps) {
  const form = { grant_type: 'authorization_code', code, redirect_uri: app.redirectUri }
  return askForTokens(app, form, deps, signal)
}

/**
 * The next tokens. The old ones are invalid at once, so the caller must hold the link's lock and store the result before
 * using it. A reply without a refresh token keeps the old one (RFC 6749, 6). If no reply arrives, the old token is tried
 * once more after a short pause: if WHOOP has a grace period, that saves the link; if not, nothing more is lost. WHOOP
 * documents none.
 * @throws ProviderRefused (`afterLostReply`: by the second attempt), ProviderMisconfigured, ProviderUnavailable
 */
export async function refresh(
  app: ProviderApp,
  refreshToken: string,
  signal?: AbortSignal,
  deps = realDeps,
): Promise<TokenPair> {
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken, scope: 'offline' }
  const pair = await askForTokens(app, form, deps, signal).catch(async (lost: unknown) => {
    if (!(lost instanceof ProviderUnavailable) || lost.didNothing) throw lost
    await deps.pause(GRACE_PAUSE_MS, signal)
    return askForTokens(app, form, deps, signal).catch((error: unknown) => {
      // The first attempt may have succeeded, whatever the result of the second.
      if (error instanceof ProviderUnavailable && error.didNothing) throw lost
      if (!(error instanceof ProviderRefused)) throw error
      throw new ProviderRefused(error.message, { cause: lost, afterLostReply: true })
    })
  })
  return { ...pair, refreshToken: pair.refreshToken ?? refreshToken }
}

/**
 * Ends the link: no more webhooks for this athlete. With a token that is already invalid (401) there is no link to end.
 * @throws ProviderUnavailable
 */
export async function revoke(app: ProviderApp, accessToken: string, signal?: AbortSignal): Promise<void> {
  const url = `${app.apiUrl.replace(/\/$/, '')}/v2/user/access`
  const headers = { authorization: `Bearer ${accessToken}` }
  const reply = await timedFetch(app, url, { method: 'DELETE', headers }, signal)
  const { status } = reply
  if (isHtmlPage(reply) || ![200, 204, 401, 404].includes(status))
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
  deps: CallDeps,
  signal?: AbortSignal,
): Promise<TokenPair> {
  const askedAt = deps.now()
  const body = new URLSearchParams({ ...form, client_id: app.clientId, client_secret: app.clientSecret })
  const reply = await timedFetch(
    app,
    app.tokenUrl,
    { method: 'POST', body, headers: { accept: 'application/json' } },
    signal,
  )
  const json = parseJsonOrUndefined(reply.text) // for HTML or truncated JSON, only the status counts
  if (reply.status === 400 || reply.status === 401) throwRefusal(json)
  const tokens = TokenReply.safeParse(json)
  if (reply.status !== 200 || !tokens.success) {
    const retryAfterSeconds = secondsUntilAllowed(readRateHeaders(reply.headers, deps.now()))
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

/**
 * Only `invalid_grant` and `invalid_client` are final: anything else may be a temporary fault of the network or of WHOOP.
 */
function throwRefusal(json: unknown): void {
  const refusal = Refusal.safeParse(json).data
  const words = refusal?.error_description ?? refusal?.error
  if (refusal?.error === 'invalid_grant') throw new ProviderRefused(`WHOOP refuses the code or refresh token: ${words}`)
  if (refusal?.error === 'invalid_client')
    throw new ProviderMisconfigured(`WHOOP refuses client id or secret: ${words}`)
}
