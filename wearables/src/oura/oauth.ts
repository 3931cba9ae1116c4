import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realDeps } from '../call-deps.ts'
import { ProviderUnavailable } from '../failures.ts'
import { consentUrl } from '../http/consent-url.ts'
import { isHtmlPage, timedFetch } from '../http/timed-fetch.ts'
import { refreshedTokens, type TokenEndpoint, tokensForCode } from '../http/tokens.ts'
import type { ProviderApp, TokenPair } from '../provider.ts'

/** What Corner reads: neither e-mail address, tags nor sessions. */
export const OURA_SCOPES = ['personal', 'daily', 'workout', 'spo2'] as const

const ENDPOINT: TokenEndpoint = {
  label: PROVIDER_LABELS.oura,
  usualLifetimeSeconds: 86_400, // docs/oura.md#unconfirmed
}
/** How the published description spells a scope that the consent page calls `spo2`. */
const OTHER_SPELLINGS = new Map([['spo2Daily', 'spo2']])

/** The address of the consent page, on which the member can leave out single scopes. */
export function authorizationUrl(app: ProviderApp, state: string): string {
  return consentUrl(app, OURA_SCOPES.join(' '), state)
}

/** The first tokens of a link. @throws as `tokensForCode` */
export async function exchangeCode(app: ProviderApp, code: string, signal?: AbortSignal, deps = realDeps) {
  return withOwnSpelling(await tokensForCode(ENDPOINT, code, { app, deps, signal }))
}

/** The next tokens: each refresh token is valid once. @throws as `refreshedTokens` */
export async function refresh(app: ProviderApp, refreshToken: string, signal?: AbortSignal, deps = realDeps) {
  return withOwnSpelling(await refreshedTokens(ENDPOINT, refreshToken, { app, deps, signal }))
}

function withOwnSpelling(pair: TokenPair): TokenPair {
  return { ...pair, scopes: pair.scopes?.map((scope) => OTHER_SPELLINGS.get(scope) ?? scope) ?? null }
}

/**
 * Ends the link, by the address beside the token endpoint. Oura names no method for it, so the other one is tried where the
 * first is not known. With a token that is already invalid there is no link to end.
 * @throws ProviderUnavailable
 */
export async function revoke(app: ProviderApp, accessToken: string, signal?: AbortSignal): Promise<void> {
  const url = new URL('revoke', app.tokenUrl)
  url.searchParams.set('access_token', accessToken)
  const ask = (method: string) => timedFetch({ app, label: ENDPOINT.label }, url, { method }, signal)
  const first = await ask('POST')
  const reply = first.status === 404 || first.status === 405 ? await ask('GET') : first
  if (isHtmlPage(reply) || ![200, 204, 400, 401, 404].includes(reply.status))
    throw new ProviderUnavailable(`${ENDPOINT.label} answered ${reply.status} to the end of a link`)
}
