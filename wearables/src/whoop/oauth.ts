import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realDeps } from '../call-deps.ts'
import { ProviderUnavailable } from '../failures.ts'
import { consentUrl } from '../http/consent-url.ts'
import { isHtmlPage, timedFetch } from '../http/timed-fetch.ts'
import { refreshedTokens, type TokenEndpoint, tokensForCode } from '../http/tokens.ts'
import type { ProviderApp, TokenPair } from '../provider.ts'

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
const ENDPOINT: TokenEndpoint = {
  label: PROVIDER_LABELS.whoop,
  usualLifetimeSeconds: 3600, // docs/reference/device-api.md#token-reply
}

/** The address of the consent page. */
export function authorizationUrl(app: ProviderApp, state: string): string {
  if (state.length < MINIMUM_STATE_LENGTH) throw new RangeError('WHOOP asks for a state of at least 8 characters')
  return consentUrl(app, WHOOP_SCOPES.join(' '), state)
}

/** The first tokens of a link. @throws as `tokensForCode` */
export function exchangeCode(app: ProviderApp, code: string, signal?: AbortSignal, deps = realDeps) {
  return tokensForCode(ENDPOINT, code, { app, deps, signal })
}

/** The next tokens. WHOOP documents no grace period for the old ones. @throws as `refreshedTokens` */
export function refresh(
  app: ProviderApp,
  refreshToken: string,
  signal?: AbortSignal,
  deps = realDeps,
): Promise<TokenPair> {
  return refreshedTokens(ENDPOINT, refreshToken, { app, deps, signal, scope: 'offline' })
}

/**
 * Ends the link: no more webhooks for this athlete. With a token that is already invalid (401) there is no link to end.
 * @throws ProviderUnavailable
 */
export async function revoke(app: ProviderApp, accessToken: string, signal?: AbortSignal): Promise<void> {
  const url = `${app.apiUrl.replace(/\/$/, '')}/v2/user/access`
  const headers = { authorization: `Bearer ${accessToken}` }
  const reply = await timedFetch({ app, label: ENDPOINT.label }, url, { method: 'DELETE', headers }, signal)
  const { status } = reply
  if (isHtmlPage(reply) || ![200, 204, 401, 404].includes(status))
    throw new ProviderUnavailable(`WHOOP answered ${status} to the end of a link`)
}
