import type { ReadExport } from './own-export/own-export.ts'
import type {
  BodyMeasurementRecord,
  ProfileRecord,
  RecordBatch,
  RecordKind,
  RecordKinds,
  RecordOrigin,
  UnreadableRecord,
} from './records.ts'
import type { ProviderEvent, WebhookDelivery, WebhookVerdict } from './webhook.ts'

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

interface BudgetReport {
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
}

/** Where a provider's service lives, and how many requests it grants an app; the operator's settings may say otherwise. */
export interface ProviderService {
  authUrl: string
  tokenUrl: string
  apiUrl: string
  requestsAMinute: number
  requestsADay: number
}

/** How a provider tells of news by itself. */
interface ProviderWebhook {
  /** Judges whether the provider sent this, and lately. */
  verify(delivery: WebhookDelivery, app: ProviderApp, now: Date): WebhookVerdict
  /** The event in a genuine delivery; undefined for a kind of news that Corner does not know: answer 2xx and do nothing. */
  readEvent(body: Uint8Array): ProviderEvent | undefined
  /**
   * Fetches what an `updated` event calls for: the sleep with its cycle and recovery, or the workout with the cycles of its time.
   * undefined: the provider does not show it, so try again a few times, then leave it to the poll.
   * @throws as `Provider.pages`
   */
  fetchEvent(
    app: ProviderApp,
    session: ProviderSession,
    event: Pick<ProviderEvent, 'kind' | 'id'>,
  ): Promise<RecordBatch | undefined>
}

/** A wearable's provider, seen from the server: OAuth, records, webhooks, exports. One folder of `wearables/src` each; no database inside. */
export interface Provider {
  /** The stored word, for example `whoop`. */
  name: string
  /** The word on the screen, for example `WHOOP`: texts of the specs carry `{provider}`. */
  label: string
  /** What is asked of the member. */
  scopes: readonly string[]
  capabilities: Capabilities
  service: ProviderService
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
  /** undefined: it never tells of news by itself, so polling finds everything. */
  webhook: ProviderWebhook | undefined
  /** undefined: it gives members no file of their history that Corner reads. */
  readExport: ReadExport | undefined
}
