import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { z } from 'zod'
import { type CallDeps, realDeps } from '../call-deps.ts'
import { ProviderMisconfigured, ProviderRefused, ProviderUnavailable } from '../failures.ts'
import { consentUrl } from '../http/consent-url.ts'
import { Id } from '../http/fields.ts'
import { parseJsonOrUndefined } from '../http/json.ts'
import { type CompleteReply, isHtmlPage, timedFetch } from '../http/timed-fetch.ts'
import type { ProviderApp, TokenPair } from '../provider.ts'
import { API_PATHS } from './paths.ts'

/** Days' measures and activities, to be read only. */
export const INTERVALS_SCOPES = ['WELLNESS:READ', 'ACTIVITY:READ'] as const

const label = PROVIDER_LABELS.intervals
/** A token has no expiry: it holds until the athlete ends it, or signs in for this app again. */
const NEVER = new Date('9999-01-01T00:00:00Z')

/** The address of the consent page. Scopes are separated by commas. */
export function authorizationUrl(app: ProviderApp, state: string): string {
  return consentUrl(app, INTERVALS_SCOPES.join(','), state)
}

const TokenReply = z.object({
  access_token: z.string().min(1),
  token_type: z
    .string()
    .regex(/^bearer$/i)
    .nullish(),
  scope: z.string().nullish().catch(null),
  athlete: z
    .object({ id: Id, name: z.string().nullish().catch(null) })
    .optional()
    .catch(undefined),
})

/**
 * The token of a link, which comes with the athlete's id and name. There is no refresh token: the access token stands in its
 * place, and a refresh finds out whether it still holds. Never retried: a code works once.
 * @throws ProviderRefused, ProviderMisconfigured, ProviderUnavailable
 */
export async function exchangeCode(app: ProviderApp, code: string, signal?: AbortSignal): Promise<TokenPair> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: app.clientId,
    client_secret: app.clientSecret,
    redirect_uri: app.redirectUri,
    code,
  })
  const request = { method: 'POST', body, headers: { accept: 'application/json' } }
  const reply = await timedFetch({ app, label }, app.tokenUrl, request, signal)
  const tokens = TokenReply.safeParse(parseJsonOrUndefined(reply.text))
  if (reply.status !== 200 || !tokens.success) throw refusalOf(reply)
  const { access_token, scope, athlete } = tokens.data
  const name = athlete?.name ?? null
  return {
    accessToken: access_token,
    refreshToken: access_token,
    expiresAt: NEVER,
    scopes: scope == null ? null : scopesIn(scope),
    ...(athlete && {
      profile: { provider_user_id: athlete.id, email: null, first_name: name, last_name: null, raw: athlete },
    }),
  }
}

/** What may be written may be read. */
function scopesIn(text: string): string[] {
  const granted = text.split(/[\s,]+/).filter(Boolean)
  return [...new Set(granted.flatMap((scope) => [scope, scope.replace(/:WRITE$/, ':READ')]))]
}

/** A code that is wrong, used or older than two minutes is answered with 404 and a word about the code. */
function refusalOf({ status, text }: CompleteReply): Error {
  const words = z.object({ error: z.string() }).safeParse(parseJsonOrUndefined(text)).data?.error ?? ''
  if ([400, 404].includes(status) && /\bcode\b|invalid_grant/i.test(words))
    return new ProviderRefused(`${label} refuses the code: ${words}`)
  if ([400, 401, 403, 404].includes(status) && /\bclient\b|client_secret|invalid_client/i.test(words))
    return new ProviderMisconfigured(`${label} refuses client id or secret: ${words}`)
  const didNothing = status >= 300 && status < 500
  return new ProviderUnavailable(`${label}'s token endpoint answered ${status} without a token`, { didNothing })
}

/**
 * Whether the token still holds: Intervals.icu renews none. It is asked for one field of what either scope lets be read, because
 * which of them the athlete granted is not known here.
 * @throws ProviderRefused where both are refused, ProviderUnavailable
 */
export async function refresh(
  app: ProviderApp,
  token: string,
  signal?: AbortSignal,
  deps: CallDeps = realDeps,
): Promise<TokenPair> {
  const today = deps.now().toISOString().slice(0, 10)
  const query = `oldest=${today}&newest=${today}&fields=id`
  for (const path of [API_PATHS.wellness, API_PATHS.activities]) {
    const reply = await ask(app, 'GET', `${path}?${query}`, token, signal)
    if (reply.status === 200 && !isHtmlPage(reply))
      return { accessToken: token, refreshToken: token, expiresAt: NEVER, scopes: null }
    if (!isRefusal(reply)) throw new ProviderUnavailable(`${label} answered ${reply.status} to ${path}`)
  }
  throw new ProviderRefused(`${label} no longer accepts the token`)
}

/**
 * Ends the link at Intervals.icu. One that is ended already is no error.
 * @throws ProviderUnavailable
 */
export async function revoke(app: ProviderApp, accessToken: string, signal?: AbortSignal): Promise<void> {
  const reply = await ask(app, 'DELETE', API_PATHS.disconnect, accessToken, signal)
  if ([200, 204].includes(reply.status) && !isHtmlPage(reply)) return
  if (!isRefusal(reply)) throw new ProviderUnavailable(`${label} answered ${reply.status} to the end of a link`)
}

/** A token that no longer holds is answered with 401, or with 403 as one that never was. */
function isRefusal(reply: CompleteReply): boolean {
  if (isHtmlPage(reply)) return false
  return reply.status === 401 || (reply.status === 403 && parseJsonOrUndefined(reply.text) !== undefined)
}

function ask(app: ProviderApp, method: string, path: string, token: string, signal?: AbortSignal) {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  return timedFetch({ app, label }, `${app.apiUrl.replace(/\/$/, '')}${path}`, { method, headers }, signal)
}
