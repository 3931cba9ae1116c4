import { z } from 'zod'
import type { CallDeps } from '../call-deps.ts'
import { ProviderMisconfigured, ProviderRefused, ProviderUnavailable } from '../failures.ts'
import type { ProviderApp, TokenPair } from '../provider.ts'
import type { ProfileRecord } from '../records.ts'
import { parseJsonOrUndefined } from './json.ts'
import { readRateHeaders, secondsUntilAllowed } from './rate-headers.ts'
import { type CompleteReply, timedFetch } from './timed-fetch.ts'

/**
 * Pause before the one retry of a refresh whose reply was lost: if the provider has a grace period for the old token, it is
 * short.
 */
const GRACE_PAUSE_MS = 2_000

/** How a provider's token endpoint differs from others'. */
export interface TokenEndpoint {
  /** The provider's name in messages. */
  label: string
  /** Where a reply does not say how long its access token lives. */
  usualLifetimeSeconds: number
  /** What separates scopes: spaces by RFC 6749; some use commas. */
  scopeSeparator?: RegExp
  /** Client id and secret in the `Authorization` header, not in the form. */
  basic?: boolean
  /** Fields of the form beside those of RFC 6749. */
  form?: Readonly<Record<string, string>>
  /** Where tokens and refusals are wrapped: the reply as RFC 6749 has it. */
  unwrap?(reply: CompleteReply): { status: number; json: unknown }
  /** The account, where the reply names it. */
  readProfile?(json: unknown): ProfileRecord | undefined
}

interface TokenRequest {
  app: ProviderApp
  form: Record<string, string>
  deps: CallDeps
  signal?: AbortSignal
}

/**
 * Tokens for a code. Never retried: if the reply was lost the code may be used up, and a second use counts as theft.
 * @throws ProviderRefused, ProviderMisconfigured, ProviderUnavailable
 */
export function tokensForCode(endpoint: TokenEndpoint, code: string, request: Omit<TokenRequest, 'form'>) {
  const form = { grant_type: 'authorization_code', code, redirect_uri: request.app.redirectUri }
  return askForTokens(endpoint, { ...request, form })
}

/**
 * The next tokens. The old ones may be invalid at once, so the caller must hold the link's lock and store the result before
 * using it. A reply without a refresh token keeps the old one (RFC 6749, 6). If no reply arrives, the old token is tried
 * once more after a short pause: if the provider has a grace period, that saves the link; if not, nothing more is lost.
 * @throws ProviderRefused (`afterLostReply`: by the second attempt), ProviderMisconfigured, ProviderUnavailable
 */
export async function refreshedTokens(
  endpoint: TokenEndpoint,
  refreshToken: string,
  { scope, ...request }: Omit<TokenRequest, 'form'> & { scope?: string },
): Promise<TokenPair> {
  const { deps, signal } = request
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken, ...(scope ? { scope } : {}) }
  const ask = () => askForTokens(endpoint, { ...request, form })
  const pair = await ask().catch(async (lost: unknown) => {
    if (!(lost instanceof ProviderUnavailable) || lost.didNothing) throw lost
    await deps.pause(GRACE_PAUSE_MS, signal)
    return ask().catch((error: unknown) => {
      // The first attempt may have succeeded, whatever the result of the second.
      if (error instanceof ProviderUnavailable && error.didNothing) throw lost
      if (!(error instanceof ProviderRefused)) throw error
      throw new ProviderRefused(error.message, { cause: lost, afterLostReply: true })
    })
  })
  return { ...pair, refreshToken: pair.refreshToken ?? refreshToken }
}

const TokenReply = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).nullish(),
  expires_in: z.coerce.number().positive().optional().catch(undefined),
  scope: z.string().nullish().catch(null),
  token_type: z
    .string()
    .regex(/^bearer$/i)
    .nullish(),
})
const Refusal = z.object({ error: z.string(), error_description: z.string().nullish().catch(null) })

async function askForTokens(endpoint: TokenEndpoint, { app, form, deps, signal }: TokenRequest): Promise<TokenPair> {
  const { label, usualLifetimeSeconds, scopeSeparator = /\s+/, basic = false } = endpoint
  const askedAt = deps.now()
  const headers = { accept: 'application/json', ...(basic ? { authorization: basicOf(app) } : {}) }
  const client: Record<string, string> = basic ? {} : { client_id: app.clientId, client_secret: app.clientSecret }
  const body = new URLSearchParams({ ...endpoint.form, ...form, ...client })
  const reply = await timedFetch({ app, label }, app.tokenUrl, { method: 'POST', body, headers }, signal)
  const { status, json } = (endpoint.unwrap ?? asItIs)(reply)
  if (status === 400 || status === 401) throwRefusal(label, json)
  const tokens = TokenReply.safeParse(json)
  if (status !== 200 || !tokens.success) {
    const retryAfterSeconds = secondsUntilAllowed(readRateHeaders(reply.headers, deps.now()))
    const wait = status === 200 ? {} : { retryAfterSeconds }
    const didNothing = status >= 300 && status < 500
    const what = `${label}'s token endpoint answered ${status} without tokens`
    throw new ProviderUnavailable(what, { ...wait, didNothing })
  }
  const { access_token, refresh_token, expires_in, scope } = tokens.data
  const profile = endpoint.readProfile?.(json)
  return {
    accessToken: access_token,
    refreshToken: refresh_token ?? null,
    expiresAt: new Date(askedAt.getTime() + (expires_in ?? usualLifetimeSeconds) * 1000),
    scopes: scope?.split(scopeSeparator).filter(Boolean) ?? null,
    ...(profile && { profile }),
  }
}

/** For HTML or truncated JSON, only the status counts. */
const asItIs = ({ status, text }: CompleteReply) => ({ status, json: parseJsonOrUndefined(text) })

const basicOf = ({ clientId, clientSecret }: ProviderApp) =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`

/**
 * Only `invalid_grant` and `invalid_client` are final: anything else may be a temporary fault of the network or of the
 * provider.
 */
function throwRefusal(label: string, json: unknown): void {
  const refusal = Refusal.safeParse(json).data
  const words = refusal?.error_description ?? refusal?.error
  if (refusal?.error === 'invalid_grant')
    throw new ProviderRefused(`${label} refuses the code or refresh token: ${words}`)
  if (refusal?.error === 'invalid_client')
    throw new ProviderMisconfigured(`${label} refuses client id or secret: ${words}`)
}
