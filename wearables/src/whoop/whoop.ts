import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realConditions } from '../conditions.ts'
import type { Provider } from '../provider.ts'
import { WHOOP_CAPABILITIES } from './capabilities.ts'
import { whoopClient } from './client.ts'
import { authorizationUrl, exchangeCode, refresh, revoke, WHOOP_SCOPES } from './oauth.ts'

/** Where WHOOP lives, unless the operator names a stand-in (`WHOOP_AUTH_URL`, `WHOOP_TOKEN_URL`, `WHOOP_API_URL`). */
export const WHOOP_SERVICE = {
  authUrl: 'https://api.prod.whoop.com/oauth/oauth2/auth',
  tokenUrl: 'https://api.prod.whoop.com/oauth/oauth2/token',
  apiUrl: 'https://api.prod.whoop.com/developer',
} as const

/** WHOOP as a provider. @param conditions clock, chance and pauses; a test brings its own */
export function whoopProvider(conditions = realConditions): Provider {
  return {
    name: 'whoop',
    label: PROVIDER_LABELS.whoop,
    scopes: WHOOP_SCOPES,
    capabilities: WHOOP_CAPABILITIES,
    authorizationUrl,
    exchangeCode: (app, code, signal) => exchangeCode(app, code, signal, conditions),
    refresh: (app, refreshToken, signal) => refresh(app, refreshToken, signal, conditions),
    revoke,
    profile: (app, session) => whoopClient(app, session, conditions).profile(),
    bodyMeasurement: (app, session) => whoopClient(app, session, conditions).bodyMeasurement(),
    pages: (app, session, kind, window) => whoopClient(app, session, conditions).pages(kind, window),
  }
}
