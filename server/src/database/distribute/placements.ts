/**
 * Where the rows of a table lie in a PostgreSQL that Citus distributes. `distributed`: by athlete, on the workers. `reference`:
 * all of them on every node. `local`: on the coordinator.
 */
export type Kind = 'distributed' | 'reference' | 'local'

export interface Placement {
  kind: Kind
  /** For the operator, after the table's name and kind. */
  why: string
}

/** The column whose value decides on which worker a row lies. */
export const DISTRIBUTION_COLUMN = 'user_id'
/** The distributed table beside which the others lie: an athlete's rows of all of them are on one worker. */
export const FIRST_DISTRIBUTED = 'cycles'

const distributed = (why: string): Placement => ({ kind: 'distributed', why })
const local = (why: string): Placement => ({ kind: 'local', why })

const RECORDS = distributed('records of athletes, read by their ids')
const BESIDE_RECORDS = distributed('one athlete’s, read and written beside the records')
const PEOPLE = local('people and teams: small, and joined with each other')
const SIGN_IN = local('unique by a token, which names no athlete')
const WORK = local('written by every process, and small: old rows are deleted')
const ARTICLES = local('articles: small, and searched with an index of their own')
const ONE_INSTALLATION = local('a few rows about this installation')

/** Of every table of Corner. The queue of jobs, in a schema of its own, stays on the coordinator as it is. */
export const PLACEMENTS: Readonly<Record<string, Placement>> = {
  cycles: RECORDS,
  sleeps: RECORDS,
  recoveries: RECORDS,
  workouts: RECORDS,
  wearable_profiles: BESIDE_RECORDS,
  body_measurements: BESIDE_RECORDS,
  record_sources: BESIDE_RECORDS,
  unreadable_records: BESIDE_RECORDS,
  worded_insights: BESIDE_RECORDS,
  users: { kind: 'reference', why: 'the distributed tables refer to it, so each node needs it' },
  organizations: PEOPLE,
  teams: PEOPLE,
  memberships: PEOPLE,
  known_networks: PEOPLE,
  ai_usage: PEOPLE,
  wearable_connections: local('one account of a provider feeds one athlete: unique without the athlete'),
  invitations: SIGN_IN,
  sessions: SIGN_IN,
  refresh_tokens: SIGN_IN,
  setup_tokens: SIGN_IN,
  password_links: SIGN_IN,
  address_links: SIGN_IN,
  oauth_states: SIGN_IN,
  webhook_events: WORK,
  request_budgets: WORK,
  rate_limits: WORK,
  imports: local('receipts of files: a few of each person'),
  audit_lines: local('one log in one order'),
  articles: ARTICLES,
  article_passages: ARTICLES,
  article_phrases: ARTICLES,
  article_words: ARTICLES,
  milestones: ONE_INSTALLATION,
  write_probe: ONE_INSTALLATION,
  backup_settings: ONE_INSTALLATION,
  kysely_migration: ONE_INSTALLATION,
  kysely_migration_lock: ONE_INSTALLATION,
}
