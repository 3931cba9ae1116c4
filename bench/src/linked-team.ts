import type pg from 'pg'

export const DAYS = 90

/** $1: name of the team, $2: number of athletes. */
const PEOPLE = `
  with organization as (insert into organizations (name) values ('Bench of ' || $1::text) returning id),
  team as (
    insert into teams (organization_id, name, sport, coach_code, athlete_code)
    select id, $1::text, 'wrestling', upper(gen_random_uuid()::text), gen_random_uuid() from organization returning id, coach_code),
  people as (
    insert into users (username, email, password_hash, first_name, last_name, role)
    select $1::text || n, lower($1::text) || n || '@corner.example', '-', 'First' || n, 'Family' || n, 'athlete'
    from generate_series(1, $2::int) n returning id),
  joined as (insert into memberships (user_id, team_id, role) select people.id, team.id, 'athlete' from people, team),
  linked as (
    insert into wearable_connections
      (user_id, provider, provider_user_id, status, scopes, timezone_offset, connected_at, synced_until, first_sync_days)
    select id, 'whoop', id::text, 'connected', '{}', '+00:00', now(), now(), ${DAYS} from people)
  select team.id, team.coach_code, array_agg(people.id) as athlete_ids from team, people group by team.id, team.coach_code`

/** As long as WHOOP's replies, so that the rows have realistic sizes. */
const RAW = `jsonb_build_object('id', gen_random_uuid(), 'score', repeat(md5(n::text || u.id::text), 20))`
/** $1: ids of the athletes. */
const NIGHTS = `from users u, generate_series(0, ${DAYS - 1}) n where u.id = any($1)`
const KEY = `u.id, 'whoop', gen_random_uuid(), now(), ${RAW}, current_date - n`
const KEY_COLUMNS = 'user_id, provider, provider_id, updated_at, raw, date'
/** Wake time of an ordinary night. */
const WAKING = `date_trunc('day', now()) - n * interval '1 day' + interval '5 hours'`

/** As many decimals as WHOOP delivers, so that the JSON has a realistic length. */
function decimals(expression: string, digits: number): string {
  return `round((${expression})::numeric, ${digits})::float8`
}

const RECORDS = [
  `insert into cycles (${KEY_COLUMNS}, start_at, end_at, timezone_offset, score_state, strain, kilojoule, average_heart_rate, max_heart_rate)
   select ${KEY}, ${WAKING} - interval '8 hours', ${WAKING} + interval '16 hours', '+00:00', 'SCORED',
     ${decimals('4 + 14 * random()', 7)}, ${decimals('6000 + 6000 * random()', 4)}, 55 + floor(random() * 30), 140 + floor(random() * 55) ${NIGHTS}`,
  `insert into sleeps (${KEY_COLUMNS}, start_at, end_at, timezone_offset, nap, score_state, total_in_bed_time_milli,
     total_awake_time_milli, total_no_data_time_milli, total_light_sleep_time_milli, total_slow_wave_sleep_time_milli,
     total_rem_sleep_time_milli, sleep_cycle_count, disturbance_count, sleep_need_milli, respiratory_rate,
     sleep_performance_percentage, sleep_consistency_percentage, sleep_efficiency_percentage)
   select ${KEY}, ${WAKING} - interval '8 hours', ${WAKING}, '+00:00', false, 'SCORED', 28800000, 2000000, 0,
     9000000 + floor(random() * 6000000), 4000000 + floor(random() * 3000000), 4000000 + floor(random() * 4000000),
     5, 8, 28000000, ${decimals('14 + random() * 3', 6)}, 60 + floor(random() * 40), 50 + floor(random() * 50), ${decimals('80 + random() * 19', 5)} ${NIGHTS}`,
  `insert into recoveries (${KEY_COLUMNS}, cycle_id, score_state, user_calibrating, recovery_score, resting_heart_rate,
     hrv_rmssd_milli, spo2_percentage, skin_temp_celsius)
   select ${KEY}, gen_random_uuid(), 'SCORED', false, floor(random() * 100), 45 + floor(random() * 20), ${decimals('30 + random() * 90', 6)},
     ${decimals('95 + random() * 4', 4)}, ${decimals('33 + random() * 2', 6)} ${NIGHTS}`,
  // A nap every twelfth day.
  `insert into sleeps (${KEY_COLUMNS}, start_at, end_at, timezone_offset, nap, score_state, total_light_sleep_time_milli,
     total_slow_wave_sleep_time_milli, total_rem_sleep_time_milli)
   select ${KEY}, ${WAKING} + interval '8 hours', ${WAKING} + interval '9 hours', '+00:00', true, 'SCORED',
     1800000 + floor(random() * 900000), 300000, 0 ${NIGHTS} and (n + ascii(u.username)) % 12 = 0`,
  // Four workouts in three days.
  `insert into workouts (${KEY_COLUMNS}, start_at, end_at, timezone_offset, sport_name, score_state, strain, kilojoule,
     average_heart_rate, max_heart_rate, percent_recorded, zone_durations)
   select ${KEY}, ${WAKING} + session * interval '4 hours', ${WAKING} + session * interval '4 hours' + interval '95 minutes',
     '+00:00', case session when 1 then 'wrestling' else 'weightlifting' end, 'SCORED', ${decimals('4 + 14 * random()', 4)},
     ${decimals('2000 * random()', 3)}, 120 + floor(random() * 30), 160 + floor(random() * 35), 100,
     (select jsonb_object_agg('zone_' || zone || '_milli', 500000 + floor(random() * 900000))
       from unnest(array['zero', 'one', 'two', 'three', 'four', 'five']) zone where n >= 0 and session > 0)
   from users u, generate_series(0, ${DAYS - 1}) n, generate_series(1, 2) session
   where u.id = any($1) and (session = 1 or n % 3 = 0)`,
]

export interface LinkedTeam {
  id: string
  athleteIds: string[]
  /** A coach joins with it over the API. */
  coachCode: string
}

/** A new team whose athletes are all linked, each with 90 scored days, naps and workouts. */
export async function seedLinkedTeam(pool: pg.Pool, name: string, athletes: number): Promise<LinkedTeam> {
  const { rows } = await pool.query<{ id: string; athlete_ids: string[]; coach_code: string }>(PEOPLE, [name, athletes])
  const [team] = rows
  if (!team) throw new Error('The team was not stored')
  for (const statement of RECORDS) await pool.query(statement, [team.athlete_ids])
  await pool.query('vacuum analyze')
  return { id: team.id, athleteIds: team.athlete_ids, coachCode: team.coach_code }
}

/** A new team with the same athletes, for which the server has nothing cached. */
export async function createDuplicateTeam(pool: pg.Pool, team: LinkedTeam): Promise<LinkedTeam> {
  const { rows } = await pool.query<{ id: string }>(
    `with twin as (
       insert into teams (organization_id, name, sport, coach_code, athlete_code)
       select organization_id, 'Twin', sport, gen_random_uuid(), gen_random_uuid() from teams where id = $1 returning id)
     insert into memberships (user_id, team_id, role)
     select user_id, twin.id, role from memberships, twin where team_id = $1 returning team_id as id`,
    [team.id],
  )
  const [twin] = rows
  if (!twin) throw new Error('The team was not stored')
  return { ...team, id: twin.id }
}
