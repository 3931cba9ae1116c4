import type { BodyMeasurementRecord, ProfileRecord, RecordKind, RecordKinds } from './records.ts'

/** What an operator registered with the provider, and where its service lives. */
export interface ProviderApp {
  clientId: string
  clientSecret: string
  /** Equal, character by character, to the one registered with the provider. */
  redirectUri: string
  authUrl: string
  tokenUrl: string
  apiUrl: string
}

/** A pair as the provider gave it. */
export interface TokenPair {
  accessToken: string
  /** null: the provider gave none, so the link ends with the access token. */
  refreshToken: string | null
  expiresAt: Date
  scopes: string[]
}

/** Half-open: from `start` up to, not including, `end`. */
export interface TimeWindow {
  start: Date
  end: Date
}

/**
 * Asked before each request to the provider and told of each reply, so that all processes keep to one budget.
 * `take` waits, or throws `RequestBudgetSpent` when the wait would be too long for this priority.
 */
export interface RequestBudget {
  take(): Promise<void>
  /** The provider said what is left, or answered 429: seconds until more may be asked. */
  report(reply: { remaining: number | null; resetSeconds: number | null; refused: boolean }): Promise<void>
}

/** One link's calls: the access token is asked for at each request, so a refreshed one is used at once. */
export interface ProviderSession {
  accessToken(options: { refused?: string }): Promise<string>
  budget: RequestBudget
  signal?: AbortSignal
}

/** A wearable's maker, seen from the server: OAuth, records, webhooks. One folder of `wearables/src` each; no database inside. */
export interface Provider {
  /** The stored word, for example `whoop`. */
  name: string
  /** The word on the screen, for example `WHOOP`: texts of the specs carry `{provider}`. */
  label: string
  scopes: readonly string[]
  authorizationUrl(app: ProviderApp, state: string): string
  exchangeCode(app: ProviderApp, code: string, signal?: AbortSignal): Promise<TokenPair>
  refresh(app: ProviderApp, refreshToken: string, signal?: AbortSignal): Promise<TokenPair>
  /** Ends the link at the provider. */
  revoke(app: ProviderApp, accessToken: string, signal?: AbortSignal): Promise<void>
  profile(app: ProviderApp, session: ProviderSession): Promise<ProfileRecord>
  bodyMeasurement(app: ProviderApp, session: ProviderSession): Promise<BodyMeasurementRecord>
  /** Page after page, newest first. A page that does not come ends the iteration with an error: half a list is none. */
  pages<K extends RecordKind>(
    app: ProviderApp,
    session: ProviderSession,
    kind: K,
    window: TimeWindow,
  ): AsyncIterable<RecordKinds[K][]>
}
