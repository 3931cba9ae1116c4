import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realConditions } from '../conditions.ts'
import type { Provider, ProviderService } from '../provider.ts'
import { WHOOP_CAPABILITIES } from './capabilities.ts'
import { whoopClient } from './client.ts'
import { fetchEvent } from './event-records.ts'
import { readExport } from './export/read-export.ts'
import { authorizationUrl, exchangeCode, refresh, revoke, WHOOP_SCOPES } from './oauth.ts'
import { readEvent, verifyWebhook } from './webhook.ts'

/** WHOOP's real service (whoop-api.md, "Rate limits"); the simulator stands in for it by the operator's settings. */
const WHOOP_SERVICE: ProviderService = {
  authUrl: 'https://api.prod.whoop.com/oauth/oauth2/auth',
  tokenUrl: 'https://api.prod.whoop.com/oauth/oauth2/token',
  apiUrl: 'https://api.prod.whoop.com/developer',
  requestsAMinute: 100,
  requestsADay: 10_000,
}

/** WHOOP as a provider. @param conditions clock, chance and pauses; a test brings its own */
export function whoopProvider(conditions = realConditions): Provider {
  return {
    name: 'whoop',
    label: PROVIDER_LABELS.whoop,
    scopes: WHOOP_SCOPES,
    capabilities: WHOOP_CAPABILITIES,
    service: WHOOP_SERVICE,
    authorizationUrl,
    exchangeCode: (app, code, signal) => exchangeCode(app, code, signal, conditions),
    refresh: (app, refreshToken, signal) => refresh(app, refreshToken, signal, conditions),
    revoke,
    profile: (app, session) => whoopClient(app, session, conditions).profile(),
    bodyMeasurement: (app, session) => whoopClient(app, session, conditions).bodyMeasurement(),
    pages: (app, session, kind, window) => whoopClient(app, session, conditions).pages(kind, window),
    webhook: {
      verify: verifyWebhook,
      readEvent,
      fetchEvent: (app, session, event) => fetchEvent(app, session, event, conditions),
    },
    readExport,
  }
}
