import type { ImportCounts, ImportState, SkippedPart } from '@corner/contract/entities/file-imports.ts'
import type { MeasureGroup } from '@corner/contract/entities/record-sources.ts'
import type { Role, TeamRole } from '@corner/contract/roles.ts'
import type {
  CycleRecord,
  RecordKind,
  RecordOrigin,
  RecoveryRecord,
  SleepRecord,
  WorkoutRecord,
} from '@corner/wearables/records.ts'
import type { ColumnType, Generated, JSONColumnType, RawBuilder } from 'kysely'

/** Set by the database when absent, never changed by an update. */
type CreatedAt = ColumnType<Date, Date | undefined, never>
/** Dates are strings `YYYY-MM-DD`: a Date would add a time zone. */
type Day = string

interface Users {
  id: Generated<string>
  username: string
  email: string
  /** The key by which addresses are compared (contract, `emailKey`); the database computes it for rows without one. */
  email_key: ColumnType<string, string | undefined, string>
  /** When the address was verified; null: it is not. */
  email_proven_at: Date | null
  password_hash: string
  first_name: string
  last_name: string
  role: Role
  created_at: CreatedAt
  /** Increases with each change by an administrator. */
  version: Generated<number>
}

/** One sign-in: its rotating refresh tokens form a family. */
interface Sessions {
  id: Generated<string>
  user_id: string
  created_at: CreatedAt
  /** When one of its refresh tokens was last exchanged. */
  last_used_at: ColumnType<Date, Date | undefined, Date>
  /** Browser and system in plain words; null: not known. */
  device: string | null
  ended_at: Date | null
  ended_reason: string | null
}

interface RefreshTokens {
  token_hash: Buffer
  session_id: string
  expires_at: Date
  created_at: CreatedAt
  used_at: Date | null
  /** The token's signature identifies it as ours, so that its row may be deleted once it is used. */
  signed: Generated<boolean>
}

/** A network from which a user signed in. */
interface KnownNetworks {
  user_id: string
  /** A keyed hash: it reveals neither the network nor that two users share it. */
  network_hash: Buffer
  last_seen: Date
}

interface SetupTokens {
  token_hash: Buffer
  created_at: CreatedAt
  claimed_at: Date | null
}

/** A one-time link with which a user sets a new password. */
interface PasswordLinks {
  token_hash: Buffer
  user_id: string
  /** The administrator who handed it out; null: requested by e-mail. */
  issued_by: string | null
  created_at: CreatedAt
  expires_at: Date
  used_at: Date | null
}

/** A one-time link by which the owner of an account verifies the address. */
interface AddressLinks {
  token_hash: Buffer
  user_id: string
  /** The key of the address that it was sent to: it does not verify another one. */
  email_key: string
  created_at: CreatedAt
  expires_at: Date
}

/** An invitation to a team for somebody without an account. The row is deleted when it is accepted or withdrawn. */
interface Invitations {
  id: Generated<string>
  token_hash: Buffer
  team_id: string
  email: string
  /** As in `Users`. */
  email_key: ColumnType<string, string | undefined, string>
  first_name: string
  last_name: string
  role: TeamRole
  invited_by: string | null
  created_at: CreatedAt
  expires_at: Date
}

interface Milestones {
  name: string
  reached_at: CreatedAt
}

interface Organizations {
  id: Generated<string>
  name: string
  description: Generated<string>
  created_at: CreatedAt
}

interface Teams {
  id: Generated<string>
  organization_id: string
  name: string
  description: Generated<string>
  sport: string
  gender: Generated<string>
  coach_code: string
  athlete_code: string
  created_at: CreatedAt
}

interface Memberships {
  user_id: string
  team_id: string
  role: TeamRole
  joined_at: CreatedAt
}

interface OAuthStates {
  state_hash: Buffer
  user_id: string
  provider: string
  expires_at: Date
}

/**
 * A link to a provider's account. Tokens are encrypted (see secrets/); the row stays when the link ends, so that the last sync
 * is still known.
 */
interface WearableConnections {
  user_id: string
  provider: string
  provider_user_id: string
  status: 'connected' | 'token_expired' | 'disconnected'
  access_token: Buffer | null
  refresh_token: Buffer | null
  token_expires_at: Date | null
  scopes: string[]
  /** The wearer's latest known offset, `+hh:mm`, which decides their current date. */
  timezone_offset: Generated<string>
  connected_at: Date
  last_sync: Date | null
  first_sync_state: Generated<'waiting' | 'running' | 'done' | 'failed'>
  first_sync_days: number
  first_sync_records: Generated<number>
  first_sync_message: string | null
  /** Records up to here are stored; the next poll begins a little earlier. */
  synced_until: Date | null
  /** When the last weekly poll completed, and when the last one began. */
  weekly_poll_at: Date | null
  weekly_poll_tried_at: Date | null
  /** Stored records that the last weekly poll did not find at the provider. */
  missed_records: ColumnType<MissedRecords, string | undefined, string>
  /** The last refresh that returned a pair; null: none since the link was created. */
  refreshed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When a refresh with the stored token was sent whose outcome is unknown. */
  refresh_asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Token Expired: the last attempt to use the stored token after all. */
  retried_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Token Expired: why. null: from before this was recorded. */
  ended_because: ColumnType<EndedBecause | null, EndedBecause | null | undefined, EndedBecause | null>
  /** What the provider refuses at present, by scope, and under `link` when it refuses everything. */
  refusals: JSONColumnType<Record<string, Refusal>, string | undefined>
  /** Since when the athlete has paused it: nothing is fetched. */
  paused_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When the athlete last deleted what it had brought: work that began before stores nothing. */
  data_deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Token Expired: since when. null: from before this was recorded. */
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Mails that were sent about it, and when the last one was. */
  reminders_sent: Generated<number>
  reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** The athlete wants no such mails. */
  reminders_off: Generated<boolean>
}

/**
 * `refused`: the athlete ended the access at the provider, or it expired. `lost_at_refresh`: the reply to a refresh never
 * arrived.
 */
export type EndedBecause = 'refused' | 'lost_at_refresh'

/** Calls that the provider refuses; they pause until `next_at`. Instants as ISO 8601. */
export interface Refusal {
  /** Records since then are missing; requested when the provider answers again. */
  since: string
  first_at: string
  last_at: string
  next_at: string
  times: number
}

/** A record that a provider sent and that could not be stored. */
interface UnreadableRecords {
  user_id: string
  provider: string
  kind: RecordKind
  /** The provider's id, else a hash of the reply. */
  record_key: string
  provider_id: string | null
  position: number | null
  field: string
  problem: string
  /** The reply as received, its first 16 KB. */
  raw: string
  first_seen: Date
  last_seen: Date
  times: Generated<number>
}

/** By kind and provider's id: when a weekly poll first missed it, ISO 8601. */
export type MissedRecords = Partial<Record<RecordKind, Record<string, string>>>

/**
 * A stored measurement: the provider's record column by column (wearables/src/records.ts defines the names), its user, and its
 * wake day.
 */
type Stored<Measured extends RecordOrigin, WakeDay> = Measured & {
  user_id: string
  provider: string
  /** The wake day (docs/reference/records.md#dates). null: the sleep that decides it has not arrived yet. */
  date: WakeDay
  stored_at: ColumnType<Date, never, never>
  /** The file that brought this version of it; null: the maker's API. */
  import_id: string | null
}

type Cycles = Stored<CycleRecord, Day | null>
type Sleeps = Stored<SleepRecord, Day>
type Recoveries = Stored<RecoveryRecord, Day | null>
type Workouts = Stored<WorkoutRecord, Day>

interface WearableProfiles {
  user_id: string
  provider: string
  email: string | null
  first_name: string | null
  last_name: string | null
  raw: unknown
  updated_at: ColumnType<Date, Date | undefined, Date>
}

interface BodyMeasurements {
  user_id: string
  provider: string
  height_meter: number | null
  weight_kilogram: number | null
  max_heart_rate: number | null
  raw: unknown
  updated_at: ColumnType<Date, Date | undefined, Date>
}

/** The days of which an athlete has records of a maker, by group of measures; null: none. */
type RecordDays = { [Bound in `${MeasureGroup}_${'from' | 'until'}`]: Day | null }

interface RecordSources extends RecordDays {
  user_id: string
  provider: string
  /** The groups of measures for which the athlete chose this maker. */
  chosen_for: ColumnType<string[], string[] | undefined, string[]>
}

interface WebhookEvents {
  provider: string
  trace_id: string
  provider_user_id: string
  type: string
  object_id: string
  received_at: CreatedAt
  done_at: Date | null
  /** Failed rounds; the quick attempts of the first round count as one. */
  tries: Generated<number>
  /** When an open event is retried, if no job has handled it by then. */
  next_try_at: ColumnType<Date, Date | undefined, Date>
  /** Why it was closed without storing its record. */
  given_up: string | null
}

interface AuditLines {
  id: Generated<string>
  at: CreatedAt
  actor_id: string | null
  subject_id: string | null
  action: string
  details: unknown
}

/** The remaining requests that a provider allows, shared by all server processes. */
interface RequestBudgets {
  provider: string
  minute_start: Date
  minute_used: number
  day_start: Date
  day_used: number
  blocked_until: Date | null
  /** While it is blocked: when one request tests whether it still is. */
  probe_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Tokens of a language model that a user spent on a day (UTC). */
interface AiUsage {
  user_id: string
  day: Day
  tokens: number
  cost_microdollars: Generated<number>
}

/** Written by rate-limiter-flexible. */
interface RateLimits {
  key: string
  points: number
  /** Milliseconds since 1970. */
  expire: number | null
}

/** A language model's wording of an athlete's insights. */
interface WordedInsights {
  user_id: string
  /** The hash of the facts that it words. */
  digest: string
  /** A sentence each, in the order of the facts. */
  sentences: JSONColumnType<string[]>
  worded_at: Date
}

/** A maker's file that a person brought in: how far it is, and its receipt. */
interface Imports {
  id: Generated<string>
  user_id: string
  /** null: not recognised. */
  provider: string | null
  /** As the screens name the file. */
  file_kind: string | null
  state: ImportState
  /** 0 to 1. */
  progress: Generated<number>
  /** A sentence for the person. */
  message: string | null
  owner_name: string | null
  owner_email: string | null
  owner_confirmed: Generated<boolean>
  imported: JSONColumnType<ImportCounts> | null
  already_there: number | null
  first_day: Day | null
  last_day: Day | null
  skipped: ColumnType<SkippedPart[], string | undefined, string>
  not_comparable: ColumnType<string[], string | undefined, string>
  at: CreatedAt
  /** Until it ends, the process that reads it writes this every few seconds. */
  touched_at: ColumnType<Date, never, RawBuilder<Date>>
}

/** An article of the package `knowledge`. */
export interface Articles {
  slug: string
  title: string
  summary: string
  group: string
  in_short: string[]
  body: string
  sources: { text: string; url?: string }[]
  /** The hash of the article's file: a changed one is loaded again. */
  digest: string
}

interface ArticlePassages {
  slug: string
  position: number
  markdown: string
}

/** One row that probes write to test whether the database accepts writes. */
interface WriteProbe {
  id: number
  written_at: Date
}

/** One row: how the installation is backed up. */
interface BackupSettings {
  /** Always 1. */
  id: Generated<number>
  scheduled: Generated<boolean>
  hour_utc: Generated<number>
  keep_days: Generated<number>
  keep_weeks: Generated<number>
  /** Why the last try failed; null: it did not. */
  last_failure: string | null
  last_failure_at: Date | null
}

export interface Schema {
  users: Users
  sessions: Sessions
  refresh_tokens: RefreshTokens
  known_networks: KnownNetworks
  setup_tokens: SetupTokens
  password_links: PasswordLinks
  address_links: AddressLinks
  invitations: Invitations
  milestones: Milestones
  organizations: Organizations
  teams: Teams
  memberships: Memberships
  oauth_states: OAuthStates
  wearable_connections: WearableConnections
  cycles: Cycles
  sleeps: Sleeps
  recoveries: Recoveries
  workouts: Workouts
  wearable_profiles: WearableProfiles
  body_measurements: BodyMeasurements
  record_sources: RecordSources
  webhook_events: WebhookEvents
  audit_lines: AuditLines
  request_budgets: RequestBudgets
  rate_limits: RateLimits
  worded_insights: WordedInsights
  unreadable_records: UnreadableRecords
  articles: Articles
  article_passages: ArticlePassages
  ai_usage: AiUsage
  write_probe: WriteProbe
  backup_settings: BackupSettings
  imports: Imports
}
