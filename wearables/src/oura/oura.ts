import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realDeps } from '../call-deps.ts'
import type { Provider, ProviderService } from '../provider.ts'
import { OURA_CAPABILITIES } from './capabilities.ts'
import { ouraClient } from './client.ts'
import { fetchEvent } from './event-records.ts'
import { authorizationUrl, exchangeCode, OURA_SCOPES, refresh, revoke } from './oauth.ts'
import { keepSubscribed } from './subscriptions.ts'
import { answerChallenge, readEvent, verifyWebhook } from './webhook.ts'

/** Oura's service. It allows 5,000 requests in five minutes, and names no limit of a day (docs/oura.md#limits). */
const OURA_SERVICE: ProviderService = {
  authUrl: 'https://cloud.ouraring.com/oauth/authorize',
  tokenUrl: 'https://api.ouraring.com/oauth/token',
  apiUrl: 'https://api.ouraring.com',
  requestsAMinute: 900,
  requestsADay: 100_000,
}

/** Oura as a provider. @param deps clock, pauses and randomness; a test passes its own */
export function ouraProvider(deps = realDeps): Provider {
  return {
    name: 'oura',
    label: PROVIDER_LABELS.oura,
    scopes: OURA_SCOPES,
    capabilities: OURA_CAPABILITIES,
    service: OURA_SERVICE,
    callbackPath: '/connect-device-callback/oura',
    authorizationUrl,
    exchangeCode: (app, code, signal) => exchangeCode(app, code, signal, deps),
    refresh: (app, refreshToken, signal) => refresh(app, refreshToken, signal, deps),
    revoke,
    profile: (app, session) => ouraClient(app, session, deps).profile(),
    bodyMeasurement: (app, session) => ouraClient(app, session, deps).bodyMeasurement(),
    pages: (app, session, kind, window) => ouraClient(app, session, deps).pages(kind, window),
    webhook: {
      verify: verifyWebhook,
      answerChallenge,
      keepSubscribed,
      readEvent,
      fetchEvent: (app, session, event) => fetchEvent(app, session, event, deps),
    },
    readExport: undefined,
  }
}
