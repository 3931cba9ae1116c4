/** A row by its columns, as PostgreSQL reads them from JSON. */
export type Row = Record<string, unknown>

const ROOT = '01990000-0000-7000-8000-000000000001'
const COACH = '01990000-0000-7000-8000-000000000002'
const ADA = '01990000-0000-7000-8000-000000000003'
const ZOE = '01990000-0000-7000-8000-000000000004'
const LOOKALIKE = '01990000-0000-7000-8000-000000000005'
const CLUB = '01990000-0000-7000-8000-000000000011'
const WRESTLING = '01990000-0000-7000-8000-000000000021'
const ROWING = '01990000-0000-7000-8000-000000000022'
const LAPTOP = '01990000-0000-7000-8000-000000000031'
const FILE = '01990000-0000-7000-8000-000000000041'
const ENDED = '01990000-0000-7000-8000-000000000032'

/** The password of everybody below. */
export const STORED_PASSWORD = 'takedown-6'
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$YI6vOXBCpxSdyi/3rSGnGg$REqWRGsH0sASlRtr2HMbSJwJ6arVA/H3fjro38ZbErg'

/** Of Ada's session on the laptop, still valid. */
export const STORED_REFRESH_TOKEN = 'the refresh token of Ada on the laptop'
/** Its SHA-256. */
const REFRESH_HASH = '\\x16d65aebbc5a8068d40f0613a74e345563c978ed786be7c5f9266734e7716ea4'

const [NOV_1, NOV_2] = ['2026-11-01T06:00:00.123456+00:00', '2026-11-02T06:00:00+00:00']
const ORIGIN = { updated_at: NOV_1, stored_at: NOV_2, import_id: FILE }
const RAW = { note: 'line\nnext\t\\N "quoted" Ångström', deep: { list: [1, null, 0.1] } }
const person = (id: string, username: string, role: string, names: [string, string]) => ({
  id,
  username,
  email: `${username}@corner.example`,
  password_hash: PASSWORD_HASH,
  first_name: names[0],
  last_name: names[1],
  role,
  created_at: NOV_1,
  version: 3,
  email_key: `${username}@corner.example`,
  email_proven_at: NOV_2,
})
const ofAda = { user_id: ADA, provider: 'whoop' }

/**
 * Rows for every table, in an order that satisfies the foreign keys. Each column has a value in one row at least. A schema of
 * earlier takes the tables and columns that it has.
 */
export const ROWS: Record<string, Row[]> = {
  users: [
    person(ROOT, 'root', 'admin', ['Rosa', "O'Brien"]),
    person(COACH, 'coach', 'coach', ['Karl', '\\.']),
    { ...person(ADA, 'ada', 'athlete', ['Ada', 'Tester']), email: 'Ada@Corner.Example' },
    { ...person(ZOE, 'zoë', 'athlete', ['Zoë', 'Ångström 🤼']), email_proven_at: null },
    // The same mailbox in another spelling, from before addresses were compared by a key.
    {
      ...person(LOOKALIKE, 'zoe-2', 'athlete', ['Zoe', '']),
      email: 'zoe\u0308@corner.example',
      email_key: `zoë@corner.example ${LOOKALIKE}`,
      email_proven_at: null,
    },
  ],
  sessions: [
    { id: LAPTOP, user_id: ADA, created_at: NOV_1, last_used_at: NOV_2, device: 'Firefox on Linux' },
    { id: ENDED, user_id: COACH, created_at: NOV_1, ended_at: NOV_2, ended_reason: 'signed_out', last_used_at: NOV_1 },
  ],
  refresh_tokens: [
    {
      token_hash: '\\x00ff5c0a',
      session_id: LAPTOP,
      expires_at: '2026-12-01T00:00:00+00:00',
      created_at: NOV_1,
      used_at: NOV_2,
      signed: true,
    },
    {
      token_hash: REFRESH_HASH,
      session_id: LAPTOP,
      expires_at: '2026-12-31T00:00:00+00:00',
      created_at: NOV_2,
      signed: false,
    },
  ],
  setup_tokens: [{ token_hash: '\\x5e70', created_at: NOV_1, claimed_at: NOV_2 }],
  organizations: [{ id: CLUB, name: 'Corner Club', description: 'a\tb', created_at: NOV_1 }],
  teams: [
    {
      id: WRESTLING,
      organization_id: CLUB,
      name: 'Wrestling',
      description: '',
      sport: 'Wrestling',
      gender: 'male',
      coach_code: 'COACH1',
      athlete_code: 'ATHLE1',
      created_at: NOV_1,
    },
    {
      id: ROWING,
      organization_id: CLUB,
      name: 'Rowing',
      description: 'on water',
      sport: 'Rowing',
      gender: 'mixed',
      coach_code: 'COACH2',
      athlete_code: 'ATHLE2',
      created_at: NOV_2,
    },
  ],
  memberships: [
    { user_id: COACH, team_id: WRESTLING, role: 'coach', joined_at: NOV_1 },
    { user_id: ADA, team_id: WRESTLING, role: 'athlete', joined_at: NOV_1 },
    { user_id: ADA, team_id: ROWING, role: 'athlete', joined_at: NOV_2 },
  ],
  oauth_states: [{ state_hash: '\\x0a7b', ...ofAda, expires_at: NOV_2 }],
  wearable_connections: [
    {
      ...ofAda,
      provider_user_id: '10129',
      status: 'connected',
      access_token: '\\x00ff5c0a',
      refresh_token: '\\x010203',
      token_expires_at: NOV_2,
      scopes: ['read:sleep', 'a,"b'],
      timezone_offset: '-05:00',
      connected_at: NOV_1,
      last_sync: NOV_2,
      first_sync_state: 'done',
      first_sync_days: 90,
      first_sync_records: 412,
      first_sync_message: 'all of it',
      synced_until: NOV_2,
      refreshed_at: NOV_1,
      refresh_asked_at: NOV_1,
      retried_at: NOV_2,
      ended_because: null,
      refusals: { sleep: NOV_2 },
      weekly_poll_at: NOV_1,
      weekly_poll_tried_at: NOV_1,
      missed_records: { sleep: 2 },
      paused_at: NOV_2,
      data_deleted_at: NOV_1,
      ended_at: NOV_1,
      reminders_sent: 2,
      reminded_at: NOV_2,
      reminders_off: true,
    },
    {
      user_id: ZOE,
      provider: 'whoop',
      provider_user_id: '10130',
      status: 'disconnected',
      scopes: [],
      timezone_offset: '+00:00',
      connected_at: NOV_1,
      first_sync_state: 'waiting',
      first_sync_days: 30,
      first_sync_records: 0,
      ended_because: 'refused',
      refusals: {},
      missed_records: {},
    },
  ],
  wearable_profiles: [
    { ...ofAda, email: 'ada@device.example', first_name: 'Ada', last_name: 'T', raw: RAW, updated_at: NOV_1 },
  ],
  body_measurements: [
    { ...ofAda, height_meter: 1.7, weight_kilogram: 62.35, max_heart_rate: 193, raw: RAW, updated_at: NOV_1 },
  ],
  cycles: [
    {
      ...ofAda,
      provider_id: '93845',
      date: '2026-11-01',
      start_at: NOV_1,
      end_at: NOV_2,
      timezone_offset: '-05:00',
      score_state: 'SCORED',
      strain: 1 / 3,
      kilojoule: 8288.297,
      average_heart_rate: 68,
      max_heart_rate: 141,
      raw: RAW,
      ...ORIGIN,
    },
    {
      ...ofAda,
      provider_id: '93846',
      start_at: NOV_2,
      timezone_offset: '-05:00',
      score_state: 'PENDING_SCORE',
      raw: {},
      ...ORIGIN,
    },
  ],
  sleeps: [
    {
      ...ofAda,
      provider_id: 'ecfc6a15-4661-442f-a9a4-f160dd7afae8',
      date: '2026-11-01',
      cycle_id: '93845',
      start_at: NOV_1,
      end_at: NOV_2,
      timezone_offset: '-05:00',
      nap: false,
      score_state: 'SCORED',
      total_in_bed_time_milli: 30_272_735,
      total_awake_time_milli: 1_403_507,
      total_no_data_time_milli: 0,
      total_light_sleep_time_milli: 14_905_851,
      total_slow_wave_sleep_time_milli: 6_630_370,
      total_rem_sleep_time_milli: 5_879_573,
      sleep_cycle_count: 3,
      disturbance_count: 12,
      sleep_need_milli: 27_395_716,
      respiratory_rate: 16.11328125,
      sleep_performance_percentage: 98,
      sleep_consistency_percentage: 90,
      sleep_efficiency_percentage: 91.69533848,
      raw: RAW,
      ...ORIGIN,
    },
  ],
  recoveries: [
    {
      ...ofAda,
      provider_id: '93845',
      date: '2026-11-01',
      cycle_id: '93845',
      sleep_id: 'ecfc6a15-4661-442f-a9a4-f160dd7afae8',
      score_state: 'SCORED',
      user_calibrating: false,
      recovery_score: 44,
      resting_heart_rate: 64,
      hrv_rmssd_milli: 31.813562,
      spo2_percentage: 95.6875,
      skin_temp_celsius: 33.7,
      raw: RAW,
      ...ORIGIN,
    },
    {
      user_id: ZOE,
      provider: 'whoop',
      provider_id: '77',
      cycle_id: '77',
      score_state: 'UNSCORABLE',
      raw: {},
      ...ORIGIN,
    },
  ],
  workouts: [
    {
      ...ofAda,
      provider_id: 'ecfc6a15-0000-442f-a9a4-f160dd7afae8',
      date: '2026-11-01',
      start_at: NOV_1,
      end_at: NOV_2,
      timezone_offset: '-05:00',
      sport_name: 'wrestling',
      score_state: 'SCORED',
      strain: 8.2463,
      average_heart_rate: 123,
      max_heart_rate: 146,
      kilojoule: 1569.34,
      percent_recorded: 100,
      distance_meter: 1772.77,
      altitude_gain_meter: 46.64,
      altitude_change_meter: -0.78,
      zone_durations: [13_458, 389_370],
      raw: RAW,
      ...ORIGIN,
    },
  ],
  webhook_events: [
    {
      provider: 'whoop',
      trace_id: 'done',
      provider_user_id: '10129',
      type: 'sleep.updated',
      object_id: '93845',
      received_at: NOV_1,
      done_at: NOV_2,
      tries: 1,
      next_try_at: NOV_2,
    },
    {
      provider: 'whoop',
      trace_id: 'open',
      provider_user_id: '10129',
      type: 'recovery.deleted',
      object_id: '93845',
      received_at: NOV_2,
      tries: 4,
      next_try_at: NOV_2,
      given_up: 'not found',
    },
  ],
  audit_lines: [
    { id: 1, at: NOV_1, actor_id: ROOT, subject_id: ROOT, action: 'registered', details: { by: 'set_up_link' } },
    { id: 2, at: NOV_1, actor_id: COACH, subject_id: COACH, action: 'registered', details: { by: 'invitation' } },
    { id: 5, at: NOV_1, actor_id: ADA, subject_id: ADA, action: 'password_changed', details: { by: 'link' } },
    { id: 6, at: NOV_2, actor_id: ZOE, subject_id: ZOE, action: 'registered', details: {} },
    { id: 7, at: NOV_2, actor_id: ZOE, subject_id: ZOE, action: 'signed_in', details: {} },
  ],
  request_budgets: [
    {
      provider: 'whoop',
      minute_start: NOV_1,
      minute_used: 7,
      day_start: NOV_1,
      day_used: 412,
      blocked_until: NOV_2,
      probe_at: NOV_2,
    },
    {
      provider: 'oura',
      minute_start: NOV_1,
      minute_used: 0,
      day_start: NOV_1,
      day_used: 0,
      blocked_until: '2099-01-01T00:00:00+00:00',
    },
  ],
  rate_limits: [{ key: 'sign-in:10.0.0.1', points: 3, expire: 1_764_600_000_000 }],
  password_links: [
    { token_hash: '\\x11', user_id: ADA, issued_by: ROOT, created_at: NOV_1, expires_at: NOV_2, used_at: NOV_2 },
  ],
  invitations: [
    {
      id: '01990000-0000-7000-8000-000000000041',
      token_hash: '\\x22',
      team_id: WRESTLING,
      email: 'New@Corner.Example',
      first_name: 'New',
      last_name: 'Comer',
      role: 'athlete',
      invited_by: COACH,
      created_at: NOV_1,
      expires_at: NOV_2,
      email_key: 'new@corner.example',
    },
  ],
  milestones: [{ name: 'service', reached_at: NOV_1 }],
  articles: [
    {
      slug: 'of-an-earlier-release',
      title: 'Gone',
      summary: 's',
      group: 'g',
      in_short: ['a', 'b'],
      body: 'text',
      sources: [],
      digest: 'of then',
      lexemes: "'gone':1A",
    },
  ],
  article_passages: [{ slug: 'of-an-earlier-release', position: 0, markdown: 'm', lexemes: "'m':1" }],
  article_phrases: [{ slug: 'of-an-earlier-release', position: 0, lexemes: "'gone':1" }],
  article_words: [{ word: 'gonelike', lexemes: ['gone'] }],
  ai_usage: [{ user_id: COACH, day: '2026-11-01', tokens: 12_345, cost_microdollars: 678 }],
  worded_insights: [{ user_id: ADA, digest: 'd', sentences: ['One.', 'Two.'], worded_at: NOV_1 }],
  address_links: [
    { token_hash: '\\x33', user_id: ZOE, email_key: 'zoë@corner.example', created_at: NOV_1, expires_at: NOV_2 },
  ],
  known_networks: [{ user_id: ADA, network_hash: '\\x44', last_seen: NOV_1 }],
  write_probe: [{ id: 1, written_at: NOV_1 }],
  unreadable_records: [
    {
      ...ofAda,
      kind: 'sleep',
      record_key: 'k',
      provider_id: 'p',
      position: 2,
      field: 'score.strain',
      problem: 'no number',
      raw: '{"a":',
      first_seen: NOV_1,
      last_seen: NOV_2,
      times: 3,
    },
  ],
  imports: [
    {
      id: FILE,
      user_id: ADA,
      provider: 'oura',
      file_kind: 'Oura',
      state: 'done',
      progress: 1,
      message: '2 records were imported',
      owner_name: 'Ada',
      owner_email: 'ada@corner.example',
      owner_confirmed: true,
      imported: { cycles: 1, sleeps: 1, recoveries: 0, workouts: 0 },
      already_there: 0,
      first_day: '2026-11-01',
      last_day: '2026-11-02',
      skipped: [{ what: 'nights', why: 'no times', count: 1 }],
      not_comparable: ['Oura readiness'],
      at: NOV_1,
      touched_at: NOV_2,
    },
  ],
  backup_settings: [
    {
      id: 1,
      scheduled: false,
      hour_utc: 5,
      keep_days: 14,
      keep_weeks: 8,
      last_failure: 'The disk is full.',
      last_failure_at: NOV_2,
    },
  ],
}
