import type {
  BodyMeasurementRecord,
  ProfileRecord,
  RecordKind,
  RecordKinds,
  RecordOrigin,
  UnreadableRecord,
} from './records.ts'

/** What an operator registered with the provider, and where its service lives. */
export interface ProviderApp {
  clientId: string
  clientSecret: string
  /** Equal, character by character, to the one registered with the provider. */
  redirectUri: string
  authUrl: string
  tokenUrl: string
  apiUrl: string
  /** How long one request may take, its body included. Without: 30 s. */
  timeoutMs?: number
}

/** A pair as the provider gave it. */
export interface TokenPair {
  accessToken: string
  /** null: the provider gave none, so the link ends with the access token. A refresh that gives no new one keeps the old. */
  refreshToken: string | null
  /** Counted from before the request was sent. */
  expiresAt: Date
  /** What the member granted, perhaps less than asked. null: the reply does not say, so the stored ones stand. */
  scopes: string[] | null
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
  /** The provider said what is left, or answered 429 (`refused`): seconds until more may be asked. `answered`: it gave what was asked. */
  report(reply: BudgetReport): Promise<void>
}

export interface BudgetReport {
  remaining: number | null
  resetSeconds: number | null
  refused: boolean
  answered: boolean
}

/** One link's calls: the access token is asked for at each request, so a refreshed one is used at once. */
export interface ProviderSession {
  accessToken(options: { refused?: string }): Promise<string>
  budget: RequestBudget
  /** Takes a record that cannot be read, and the call goes on with the others. Without it such a record fails the call. */
  setAside?(record: UnreadableRecord): void
  signal?: AbortSignal
}

/** What a provider can do and what it measures, as data: screens, docs and tests read it, and a test holds it against the mapping. */
export interface Capabilities {
  /** The scope that each list needs; a kind whose scope the member did not grant is not asked for. */
  scopes: Readonly<Record<RecordKind, string>>
  /** Fields of a scored record that can carry a value; all others are null in every record of this provider. */
  delivers: { readonly [K in RecordKind]: readonly Exclude<keyof RecordKinds[K], keyof RecordOrigin>[] }
  /** Tells of news by itself, so that polling is only the safety net. */
  webhooks: boolean
  /** Gives members their history as a file that Corner reads. */
  ownExport: boolean
}

/** A wearable's maker, seen from the server: OAuth, records, webhooks. One folder of `wearables/src` each; no database inside. */
export interface Provider {
  /** The stored word, for example `whoop`. */
  name: string
  /** The word on the screen, for example `WHOOP`: texts of the screens carry `{provider}`. */
  label: string
  /** What is asked of the member. */
  scopes: readonly string[]
  capabilities: Capabilities
  /** @param state random, single use and bound to the member; it comes back unchanged */
  authorizationUrl(app: ProviderApp, state: string): string
  /** Once for each code, never again after a failure. @throws ProviderRefused, ProviderMisconfigured, ProviderUnavailable */
  exchangeCode(app: ProviderApp, code: string, signal?: AbortSignal): Promise<TokenPair>
  /** Store the pair before it is used: the old one is dead. @throws as `exchangeCode` */
  refresh(app: ProviderApp, refreshToken: string, signal?: AbortSignal): Promise<TokenPair>
  /** Ends the link at the provider; one that is ended already is no error. @throws ProviderUnavailable */
  revoke(app: ProviderApp, accessToken: string, signal?: AbortSignal): Promise<void>
  profile(app: ProviderApp, session: ProviderSession): Promise<ProfileRecord>
  bodyMeasurement(app: ProviderApp, session: ProviderSession): Promise<BodyMeasurementRecord>
  /**
   * Page after page, newest first. A page that does not come ends the iteration with an error: half a list is none. A record that
   * cannot be read is not in its page; the session's `setAside` is told of it.
   */
  pages<K extends RecordKind>(
    app: ProviderApp,
    session: ProviderSession,
    kind: K,
    window: TimeWindow,
  ): AsyncIterable<RecordKinds[K][]>
}
