import type {
  BodyMeasurementRecord,
  ProfileRecord,
  RecordKind,
  RecordKinds,
  RecordOrigin,
  UnreadableRecord,
} from './records.ts'

/** What an operator registered with the provider, and the addresses of its service. */
export interface ProviderApp {
  clientId: string
  clientSecret: string
  /** Identical, character by character, to the one registered with the provider. */
  redirectUri: string
  authUrl: string
  tokenUrl: string
  apiUrl: string
  /** Limit for one request including its body. Default: 30 s. */
  timeoutMs?: number
}

/** Access and refresh token as the provider issued them. */
export interface TokenPair {
  accessToken: string
  /**
   * null: the provider issued none. After a refresh the old one stays valid; otherwise the link ends with the access
   * token.
   */
  refreshToken: string | null
  /** Counted from before the request was sent. */
  expiresAt: Date
  /**
   * The scopes that the athlete granted, possibly fewer than requested. null: not in the reply, so the stored ones still
   * hold.
   */
  scopes: string[] | null
}

/** Half-open: from `start` up to, not including, `end`. */
export interface TimeWindow {
  start: Date
  end: Date
}

/**
 * A request quota shared by all processes: `take` is called before each request to the provider, `report` after each
 * reply. `take` waits, or throws `RequestBudgetSpent` if the wait would be too long for this priority.
 */
export interface RequestBudget {
  take(): Promise<void>
  /**
   * What the reply says about the quota: requests left, seconds until the next are allowed, 429 (`refused`), 200
   * (`answered`).
   */
  report(reply: BudgetReport): Promise<void>
}

export interface BudgetReport {
  remaining: number | null
  resetSeconds: number | null
  refused: boolean
  answered: boolean
}

/** The calls for one link. The access token is requested each time, so a refreshed one is used at once. */
export interface ProviderSession {
  accessToken(options: { refused?: string }): Promise<string>
  budget: RequestBudget
  /**
   * Receives a record that cannot be read, and the call continues with the others. Without it, such a record fails the
   * call.
   */
  setAside?(record: UnreadableRecord): void
  signal?: AbortSignal
}

/** What a provider supports and measures, as data for screens, docs and tests; a test compares it with the mapping. */
export interface Capabilities {
  /** The scope that each list needs. A kind whose scope the athlete did not grant is not requested. */
  scopes: Readonly<Record<RecordKind, string>>
  /** The fields of a scored record that can have a value; all others are always null for this provider. */
  delivers: { readonly [K in RecordKind]: readonly Exclude<keyof RecordKinds[K], keyof RecordOrigin>[] }
  /** Sends webhooks, so polling is only a fallback. */
  webhooks: boolean
  /** Lets athletes download their history as a file that Corner can import. */
  ownExport: boolean
}

/**
 * A wearable's maker, seen from the server: OAuth, records, webhooks. One folder of `wearables/src` each; no database
 * inside.
 */
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
   * Page after page, newest first. A page that does not come ends the iteration with an error: half a list is none. A
   * record that cannot be read is not in its page; the session's `setAside` is told of it.
   */
  pages<K extends RecordKind>(
    app: ProviderApp,
    session: ProviderSession,
    kind: K,
    window: TimeWindow,
  ): AsyncIterable<RecordKinds[K][]>
}
