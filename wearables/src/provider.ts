import type { OtherValueKey } from '@corner/contract/constants/other-values.ts'
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

/** What an operator registered with the provider, and the addresses of its service. */
export interface ProviderApp {
  clientId: string
  clientSecret: string
  /** Where the provider's webhooks are proven by a secret of their own. */
  webhookSecret?: string
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
  /** The account, where the reply with the first tokens names it: then it is not asked for. */
  profile?: ProfileRecord
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

interface BudgetReport {
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
  /** The scopes of the athlete's profile and body measurements; absent: not requested again after linking. */
  personScopes?: { readonly profile?: string; readonly body?: string }
  /** About how many requests a poll of the last days takes, and the weekly one of 35 days; absent: four lists, of two pages. */
  requests?: { readonly poll: number; readonly week: number }
  /** The fields of a scored record that can have a value; all others are always null for this provider. */
  delivers: { readonly [K in RecordKind]: readonly Exclude<keyof RecordKinds[K], keyof RecordOrigin>[] }
  /** What a recovery's `other_values` can hold. */
  otherValues?: readonly OtherValueKey[]
}

/** What a maker's file gives, in the same words. */
export type FileCapabilities = Pick<Capabilities, 'delivers' | 'otherValues'>

/** The addresses of a provider's service and its rate limits per app; the operator's settings can override them. */
export interface ProviderService {
  authUrl: string
  tokenUrl: string
  apiUrl: string
  requestsAMinute: number
  requestsADay: number
}

/** A provider's webhooks. */
interface ProviderWebhook {
  /** It is proven by `ProviderApp.webhookSecret`, a setting of its own, in place of the client secret. */
  hasOwnSecret?: true
  /**
   * For a provider that asks by GET whether the address of its webhooks is ours: the JSON of the answer; undefined: this
   * question is not the provider's.
   */
  answerChallenge?(query: Readonly<Record<string, string>>, app: ProviderApp): object | undefined
  /**
   * For a provider whose webhooks have to be ordered, and expire: orders those to this address that are missing, and renews
   * those that would end.
   * @throws ProviderUnavailable, ProviderMisconfigured
   */
  keepSubscribed?(
    app: ProviderApp,
    callbackUrl: string,
    now: Date,
    signal?: AbortSignal,
  ): Promise<{ made: number; renewed: number }>
  /** Whether the provider sent this, and recently. */
  verify(delivery: WebhookDelivery, app: ProviderApp, now: Date): WebhookVerdict
  /**
   * The event of a verified delivery, or its events, of several accounts even; undefined for an unknown kind of event: answer
   * 2xx and do nothing.
   */
  readEvent(body: Uint8Array): ProviderEvent | readonly ProviderEvent[] | undefined
  /**
   * The records of an `updated` event: the sleep with its cycle and recovery, or the workout with the cycles of its time.
   * undefined: not visible yet; try again a few times, then leave it to polling.
   * @throws as `Provider.pages`
   */
  fetchEvent(
    app: ProviderApp,
    session: ProviderSession,
    event: Pick<ProviderEvent, 'kind' | 'id'>,
  ): Promise<RecordBatch | undefined>
}

/** What the server calls of a wearable provider: OAuth, records, webhooks, exports. One folder of `wearables/src` each, without a database. */
export interface Provider {
  /** The stored word, for example `whoop`. */
  name: string
  /** The word on the screen, for example `WHOOP`: texts of the screens carry `{provider}`. */
  label: string
  /** What its terms ask to be said wherever its data is shown. */
  attribution?: string | undefined
  /** What is asked of the member. */
  scopes: readonly string[]
  capabilities: Capabilities
  service: ProviderService
  /** Where it sends the browser back to, a path of the web app; it must be registered with it exactly like this. */
  callbackPath: string
  /** @param state random, single use and bound to the member; it comes back unchanged */
  authorizationUrl(app: ProviderApp, state: string): string
  /** Once for each code, never again after a failure. @throws ProviderRefused, ProviderMisconfigured, ProviderUnavailable */
  exchangeCode(app: ProviderApp, code: string, signal?: AbortSignal): Promise<TokenPair>
  /** Store the pair before it is used: the old one is dead. @throws as `exchangeCode` */
  refresh(app: ProviderApp, refreshToken: string, signal?: AbortSignal): Promise<TokenPair>
  /**
   * Ends the link at the provider; one that is ended already is no error.
   * @param account the provider's id of it
   * @throws ProviderUnavailable
   */
  revoke(app: ProviderApp, accessToken: string, signal?: AbortSignal, account?: string): Promise<void>
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
  /** undefined: it never tells of news by itself, so polling finds everything. */
  webhook: ProviderWebhook | undefined
  /** undefined: it gives members no file of their history that Corner reads. */
  readExport: ReadExport | undefined
}
