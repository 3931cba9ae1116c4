import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realDeps } from '../call-deps.ts'
import { ProviderUnavailable } from '../failures.ts'
import type { Provider, ProviderService } from '../provider.ts'
import { WITHINGS_CAPABILITIES } from './capabilities.ts'
import { withingsClient } from './client.ts'
import { authorizationUrl, exchangeCode, refresh, revoke, WITHINGS_SCOPES } from './oauth.ts'

/** Withings's service; 120 requests a minute for the whole app, and no limit of a day that it names (docs/withings.md). */
const WITHINGS_SERVICE: ProviderService = {
  authUrl: 'https://account.withings.com/oauth2_user/authorize2',
  tokenUrl: 'https://wbsapi.withings.net/v2/oauth2',
  apiUrl: 'https://wbsapi.withings.net',
  requestsAMinute: 110,
  requestsADay: 100_000,
}

/** Withings as a provider. @param deps clock, pauses and randomness; a test passes its own */
export function withingsProvider(deps = realDeps): Provider {
  return {
    name: 'withings',
    label: PROVIDER_LABELS.withings,
    scopes: WITHINGS_SCOPES,
    capabilities: WITHINGS_CAPABILITIES,
    service: WITHINGS_SERVICE,
    callbackPath: '/connect-device-callback/withings',
    authorizationUrl,
    exchangeCode: (app, code, signal) => exchangeCode(app, code, signal, deps),
    refresh: (app, refreshToken, signal) => refresh(app, refreshToken, signal, deps),
    revoke: async (app, _accessToken, signal, account) => {
      if (account !== undefined) await revoke(app, account, signal, deps)
    },
    profile: async () => {
      throw new ProviderUnavailable(`${PROVIDER_LABELS.withings} names an account only beside its first tokens`)
    },
    bodyMeasurement: (app, session) => withingsClient(app, session, deps).bodyMeasurement(),
    pages: (app, session, kind, window) => withingsClient(app, session, deps).pages(kind, window),
    webhook: undefined, // ordered for each person by itself, and sent unsigned: polls find the news (docs/withings.md)
    readExport: undefined,
  }
}
