import { PROVIDER_ATTRIBUTIONS, PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realDeps } from '../call-deps.ts'
import type { Provider, ProviderService } from '../provider.ts'
import { INTERVALS_CAPABILITIES } from './capabilities.ts'
import { intervalsClient } from './client.ts'
import { fetchEvent } from './event-records.ts'
import { authorizationUrl, exchangeCode, INTERVALS_SCOPES, refresh, revoke } from './oauth.ts'
import { readEvents, verifyWebhook } from './webhook.ts'

/** Its service, and the least that it grants an app: 2,500 requests in 15 minutes and 8,000 a day. */
const INTERVALS_SERVICE: ProviderService = {
  authUrl: 'https://intervals.icu/oauth/authorize',
  tokenUrl: 'https://intervals.icu/api/oauth/token',
  apiUrl: 'https://intervals.icu/api/v1',
  requestsAMinute: 160,
  requestsADay: 8_000,
}

/**
 * Intervals.icu as a provider: it relays what Garmin, Coros, Suunto, Polar, an Apple Watch and others tell it. @param deps clock,
 * pauses and randomness; a test passes its own
 */
export function intervalsProvider(deps = realDeps): Provider {
  return {
    name: 'intervals',
    label: PROVIDER_LABELS.intervals,
    attribution: PROVIDER_ATTRIBUTIONS.intervals,
    scopes: INTERVALS_SCOPES,
    capabilities: INTERVALS_CAPABILITIES,
    service: INTERVALS_SERVICE,
    callbackPath: '/connect-device-callback/intervals',
    authorizationUrl,
    exchangeCode,
    refresh: (app, token, signal) => refresh(app, token, signal, deps),
    revoke,
    profile: (app, session) => intervalsClient(app, session, deps).profile(),
    bodyMeasurement: async () => ({ height_meter: null, weight_kilogram: null, max_heart_rate: null, raw: {} }),
    pages: (app, session, kind, window) => intervalsClient(app, session, deps).pages(kind, window),
    webhook: {
      hasOwnSecret: true,
      verify: verifyWebhook,
      readEvent: readEvents,
      fetchEvent: (app, session, event) => fetchEvent(app, session, event, deps),
    },
    readExport: undefined,
  }
}
