import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realDeps } from '../call-deps.ts'
import type { Provider } from '../provider.ts'
import { WHOOP_CAPABILITIES } from './capabilities.ts'
import { whoopClient } from './client.ts'
import { authorizationUrl, exchangeCode, refresh, revoke, WHOOP_SCOPES } from './oauth.ts'

/** WHOOP's addresses, unless the operator sets others (`WHOOP_AUTH_URL`, `WHOOP_TOKEN_URL`, `WHOOP_API_URL`). */
export const WHOOP_SERVICE = {
  authUrl: 'https://api.prod.whoop.com/oauth/oauth2/auth',
  tokenUrl: 'https://api.prod.whoop.com/oauth/oauth2/token',
  apiUrl: 'https://api.prod.whoop.com/developer',
} as const

/** WHOOP as a provider. @param deps clock, pauses and randomness; a test passes its own */
export function whoopProvider(deps = realDeps): Provider {
  return {
    name: 'whoop',
    label: PROVIDER_LABELS.whoop,
    scopes: WHOOP_SCOPES,
    capabilities: WHOOP_CAPABILITIES,
    authorizationUrl,
    exchangeCode: (app, code, signal) => exchangeCode(app, code, signal, deps),
    refresh: (app, refreshToken, signal) => refresh(app, refreshToken, signal, deps),
    revoke,
    profile: (app, session) => whoopClient(app, session, deps).profile(),
    bodyMeasurement: (app, session) => whoopClient(app, session, deps).bodyMeasurement(),
    pages: (app, session, kind, window) => whoopClient(app, session, deps).pages(kind, window),
  }
}
