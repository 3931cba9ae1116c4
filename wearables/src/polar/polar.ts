import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realDeps } from '../call-deps.ts'
import type { Provider, ProviderService } from '../provider.ts'
import { POLAR_CAPABILITIES } from './capabilities.ts'
import { polarClient } from './client.ts'
import { authorizationUrl, exchangeCode, POLAR_SCOPES, refresh } from './oauth.ts'
import { sportCatalogue } from './sports.ts'

/** Polar's service; 3,000 requests in a quarter of an hour and 100,000 in a day, for all athletes together (docs/polar.md). */
const POLAR_SERVICE: ProviderService = {
  authUrl: 'https://auth.polar.com/oauth/authorize',
  tokenUrl: 'https://auth.polar.com/oauth/token',
  apiUrl: 'https://www.polaraccesslink.com/v4/data',
  requestsAMinute: 200,
  requestsADay: 100_000,
}

/** Polar as a provider. @param deps clock, pauses and randomness; a test passes its own */
export function polarProvider(deps = realDeps): Provider {
  const sports = sportCatalogue()
  return {
    name: 'polar',
    label: PROVIDER_LABELS.polar,
    scopes: POLAR_SCOPES,
    capabilities: POLAR_CAPABILITIES,
    service: POLAR_SERVICE,
    callbackPath: '/connect-device-callback/polar',
    authorizationUrl,
    exchangeCode: (app, code, signal) => exchangeCode(app, code, signal, deps),
    refresh: (app, refreshToken, signal) => refresh(app, refreshToken, signal, deps),
    // v4 has no path for it: Corner forgets its tokens, and the athlete ends the consent in their Polar account.
    revoke: async () => {},
    profile: (app, session) => polarClient(app, session, sports, deps).profile(),
    bodyMeasurement: (app, session) => polarClient(app, session, sports, deps).bodyMeasurement(),
    pages: (app, session, kind, window) => polarClient(app, session, sports, deps).pages(kind, window),
    webhook: undefined, // v4 has none
    readExport: undefined,
  }
}
