import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realDeps } from '../call-deps.ts'
import type { Provider, ProviderService } from '../provider.ts'
import { WHOOP_CAPABILITIES } from './capabilities.ts'
import { whoopClient } from './client.ts'
import { fetchEvent } from './event-records.ts'
import { readExport } from './export/read-export.ts'
import { authorizationUrl, exchangeCode, refresh, revoke, WHOOP_SCOPES } from './oauth.ts'
import { readEvent, verifyWebhook } from './webhook.ts'

/** WHOOP's service and rate limits (docs/reference/device-api.md#rate-limits); the operator's settings can name the simulator instead. */
const WHOOP_SERVICE: ProviderService = {
  authUrl: 'https://api.prod.whoop.com/oauth/oauth2/auth',
  tokenUrl: 'https://api.prod.whoop.com/oauth/oauth2/token',
  apiUrl: 'https://api.prod.whoop.com/developer',
  requestsAMinute: 100,
  requestsADay: 10_000,
}

/** WHOOP as a provider. @param deps clock, pauses and randomness; a test passes its own */
export function whoopProvider(deps = realDeps): Provider {
  return {
    name: 'whoop',
    label: PROVIDER_LABELS.whoop,
    scopes: WHOOP_SCOPES,
    capabilities: WHOOP_CAPABILITIES,
    service: WHOOP_SERVICE,
    callbackPath: '/connect-whoop-callback',
    authorizationUrl,
    exchangeCode: (app, code, signal) => exchangeCode(app, code, signal, deps),
    refresh: (app, refreshToken, signal) => refresh(app, refreshToken, signal, deps),
    revoke,
    profile: (app, session) => whoopClient(app, session, deps).profile(),
    bodyMeasurement: (app, session) => whoopClient(app, session, deps).bodyMeasurement(),
    pages: (app, session, kind, window) => whoopClient(app, session, deps).pages(kind, window),
    webhook: {
      verify: verifyWebhook,
      readEvent,
      fetchEvent: (app, session, event) => fetchEvent(app, session, event, deps),
    },
    readExport,
  }
}
