import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realDeps } from '../call-deps.ts'
import { consentUrl } from '../http/consent-url.ts'
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
  return consentUrl(app, POLAR_SCOPES.join(' '), state)
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
