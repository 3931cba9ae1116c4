import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realDeps } from '../call-deps.ts'
import { refreshedTokens, type TokenEndpoint, tokensForCode } from '../http/tokens.ts'
import type { ProviderApp, TokenPair } from '../provider.ts'

/** Of Polar's sixteen scopes those that Corner reads. */
export const POLAR_SCOPES = [
  'sleep:read',
  'nightly_recharge:read',
  'training_sessions:read',
  'sports:read',
  'profile:read',
] as const

const ENDPOINT: TokenEndpoint = {
  label: PROVIDER_LABELS.polar,
  usualLifetimeSeconds: 43_199, // twelve hours, by Polar's description
  basic: true,
}

/** The address of the consent page. */
export function authorizationUrl(app: ProviderApp, state: string): string {
  const url = new URL(app.authUrl)
  url.searchParams.set('response_type', 'code')
  url.searchParams.set('client_id', app.clientId)
  url.searchParams.set('redirect_uri', app.redirectUri)
  url.searchParams.set('scope', POLAR_SCOPES.join(' '))
  url.searchParams.set('state', state)
  return url.href
}

/** The first tokens of a link. @throws as `tokensForCode` */
export function exchangeCode(app: ProviderApp, code: string, signal?: AbortSignal, deps = realDeps) {
  return tokensForCode(ENDPOINT, code, { app, deps, signal })
}

/** The next tokens. Whether the old refresh token stays valid, Polar does not say. @throws as `refreshedTokens` */
export function refresh(
  app: ProviderApp,
  refreshToken: string,
  signal?: AbortSignal,
  deps = realDeps,
): Promise<TokenPair> {
  return refreshedTokens(ENDPOINT, refreshToken, { app, deps, signal })
}
