import type { Role, TeamRole } from '@corner/contract/roles.ts'
import type {
  CycleRecord,
  RecordKind,
  RecordOrigin,
  RecoveryRecord,
  SleepRecord,
  WorkoutRecord,
} from '@corner/wearables/records.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Set by the database when absent, never changed by an update. */
type CreatedAt = ColumnType<Date, Date | undefined, never>
/** Days travel as the string `YYYY-MM-DD`: a Date would drag a zone along. */
type Day = string

interface Users {
  id: Generated<string>
  username: string
  email: string
  password_hash: string
  first_name: string
  last_name: string
  role: Role
  created_at: CreatedAt
  /** Rises with each change by an administrator. */
  version: Generated<number>
}

/** One sign-in: the rotating refresh tokens of it form a family. */
interface Sessions {
  id: Generated<string>
  user_id: string
  created_at: CreatedAt
  ended_at: Date | null
  ended_reason: string | null
}

interface RefreshTokens {
  token_hash: Buffer
  session_id: string
  expires_at: Date
  created_at: CreatedAt
  used_at: Date | null
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
  /** The administrator who handed it out; null: asked for by e-mail. */
  issued_by: string | null
  created_at: CreatedAt
  expires_at: Date
  used_at: Date | null
}

/** A place in a team for somebody without an account. The row goes when it is accepted or withdrawn. */
interface Invitations {
  id: Generated<string>
  token_hash: Buffer
  team_id: string
  email: string
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

/** A link to a provider's account. Tokens are sealed (see secrets/); the row stays when the link ends, so the last sync is still known. */
interface WearableConnections {
  user_id: string
  provider: string
  provider_user_id: string
  status: 'connected' | 'token_expired' | 'disconnected'
  access_token: Buffer | null
  refresh_token: Buffer | null
  token_expires_at: Date | null
  scopes: string[]
  /** The wearer's latest known offset, `+hh:mm`: it says what day it is for them. */
  timezone_offset: Generated<string>
  connected_at: Date
  last_sync: Date | null
  first_sync_state: Generated<'waiting' | 'running' | 'done' | 'failed'>
  first_sync_days: number
  first_sync_records: Generated<number>
  first_sync_message: string | null
  /** Records up to here are stored; the next poll begins a little before it. */
  synced_until: Date | null
  /** The last refresh that brought a pair; null: none since the link was made. */
  refreshed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** A refresh with the stored token was asked for then, and whether the provider did it is not known. */
  refresh_asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Token Expired: the last try whether the provider takes the stored token after all. */
  retried_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Token Expired: why. null: from before this was noted. */
  ended_because: ColumnType<EndedBecause | null, EndedBecause | null | undefined, EndedBecause | null>
  /** What the provider refuses at present, by scope, and under `link` when it gives nothing at all. */
  refusals: JSONColumnType<Record<string, Refusal>, string | undefined>
}

/** `refused`: the athlete ended the access there, or it ran out. `lost_at_refresh`: the reply to a refresh never arrived. */
export type EndedBecause = 'refused' | 'lost_at_refresh'

/** Calls that the provider refuses; they rest until `next_at`. Instants as ISO 8601. */
export interface Refusal {
  /** Records since then are missing; asked for when it answers again. */
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
  /** The provider's id, else a digest of the reply. */
  record_key: string
  provider_id: string | null
  position: number | null
  field: string
  problem: string
  /** The reply as it came, the first 16 KB of it. */
  raw: string
  first_seen: Date
  last_seen: Date
  times: Generated<number>
}

/**
 * A measurement as it is stored: the provider's record column by column (wearables/src/records.ts is the one home of the
 * names), whose it is, and its wake day.
 */
type Stored<Measured extends RecordOrigin, WakeDay> = Measured & {
  user_id: string
  provider: string
  /** The wake day (design.md, "Dates"). null: the sleep that tells it has not come yet. */
  date: WakeDay
  stored_at: ColumnType<Date, never, never>
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

interface WebhookEvents {
  provider: string
  trace_id: string
  provider_user_id: string
  type: string
  object_id: string
  received_at: CreatedAt
  done_at: Date | null
}

interface AuditLines {
  id: Generated<string>
  at: CreatedAt
  actor_id: string | null
  subject_id: string | null
  action: string
  details: unknown
}

/** What a provider still lets us ask, for all server processes together. */
interface RequestBudgets {
  provider: string
  minute_start: Date
  minute_used: number
  day_start: Date
  day_used: number
  blocked_until: Date | null
  /** While it is blocked: when one request finds out whether it still is. */
  probe_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Tokens of a language model that a user took on a day (UTC). */
interface AiUsage {
  user_id: string
  day: Day
  tokens: number
}

/** Written by rate-limiter-flexible. */
interface RateLimits {
  key: string
  points: number
  /** Milliseconds since 1970. */
  expire: number | null
}

/** What a language model wrote of the statements of an athlete's insights. */
interface WordedInsights {
  user_id: string
  /** Of the statements that it is about. */
  digest: string
  /** A sentence each, in their order. */
  sentences: JSONColumnType<string[]>
  worded_at: Date
}

/** An article of the room `knowledge`. */
export interface Articles {
  slug: string
  title: string
  summary: string
  group: string
  in_short: string[]
  body: string
  sources: { text: string; url?: string }[]
  /** Of the article as its file says it: another one is written anew. */
  digest: string
}

interface ArticlePassages {
  slug: string
  position: number
  markdown: string
}

export interface Schema {
  users: Users
  sessions: Sessions
  refresh_tokens: RefreshTokens
  setup_tokens: SetupTokens
  password_links: PasswordLinks
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
  webhook_events: WebhookEvents
  audit_lines: AuditLines
  request_budgets: RequestBudgets
  rate_limits: RateLimits
  worded_insights: WordedInsights
  unreadable_records: UnreadableRecords
  articles: Articles
  article_passages: ArticlePassages
  ai_usage: AiUsage
}
