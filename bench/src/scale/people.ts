import type pg from 'pg'
import { withoutIndexes } from './without-indexes.ts'

export const TEAM_SIZE = 40
const TEAMS_OF_AN_ORGANIZATION = 10

/** Everybody is in one team of 40, each with a coach; the first team is the measured one. */
const people = (athletes: number) => [
  `insert into organizations (name)
   select 'Organization ' || n from generate_series(0, (${athletes} - 1) / ${TEAM_SIZE * TEAMS_OF_AN_ORGANIZATION}) n`,
  `insert into teams (organization_id, name, sport, coach_code, athlete_code)
   select o.id, 'Team ' || n, 'wrestling', 'C-' || n, 'A-' || n
   from generate_series(0, (${athletes} - 1) / ${TEAM_SIZE}) n
   join organizations o on o.name = 'Organization ' || n / ${TEAMS_OF_AN_ORGANIZATION}`,
  `insert into users (username, email, password_hash, first_name, last_name, role, email_proven_at)
   select role || '-' || n, role || '-' || n || '@scale.example', '-',
     (array['Ada', 'Ben', 'Chloé', 'Dmitri', 'Émile', 'Ünal', 'Zoë', 'Ida'])[n % 8 + 1],
     (array['Abel', 'Ångström', 'de Vries', 'Müller', 'Nguyen', 'O''Brien', 'Zhao'])[n % 7 + 1] || ' ' || n, role, now()
   from (select 'athlete' as role, n from generate_series(0, ${athletes} - 1) n
     union all select 'coach', n from generate_series(0, (${athletes} - 1) / ${TEAM_SIZE}) n
     union all select 'admin', 0) as person`,
  `insert into memberships (user_id, team_id, role)
   select users.id, teams.id, users.role
   from users cross join lateral (select split_part(username, '-', 2)::int as n) place
   join teams on teams.athlete_code = 'A-' || case users.role when 'coach' then n else n / ${TEAM_SIZE} end
   where users.role <> 'admin'`,
  // Polled every six hours, so that those of the last five minutes are due.
  `insert into wearable_connections (user_id, provider, provider_user_id, status, refresh_token, scopes, connected_at,
     synced_until, first_sync_state, first_sync_days, weekly_poll_at)
   select id, 'whoop', id::text, 'connected', '\\x00', '{}', now() - interval '90 days', now() - random() * interval '365 minutes',
     'done', 30, now() - random() * interval '7 days' from users where role = 'athlete'`,
]

/** What people leave behind: two sessions with five tokens, ten sign-ins, and three webhooks a day. */
const traces = (days: number) => [
  `insert into sessions (user_id) select id from users, generate_series(1, 2)`,
  `insert into refresh_tokens (token_hash, session_id, expires_at)
   select uuid_send(gen_random_uuid()), id, now() + n * interval '6 days' from sessions, generate_series(1, 5) n`,
  `insert into audit_lines (at, actor_id, subject_id, action)
   select now() - n * interval '30 days' - random() * interval '30 days', id, id, 'signed_in'
   from users, generate_series(0, 9) n order by 1`,
  `insert into webhook_events (provider, trace_id, provider_user_id, type, object_id, received_at, done_at)
   select 'whoop', gen_random_uuid(), id, type, gen_random_uuid(), at, at
   from generate_series(0, ${days} - 1) n, users, unnest(array['recovery.updated', 'sleep.updated', 'workout.updated']) type,
     lateral (select now() - n * interval '1 day' - random() * interval '1 day' as at) moment
   where role = 'athlete'`,
]

const TRACED = ['refresh_tokens', 'audit_lines', 'webhook_events']
/** How long the rows of webhooks are kept. */
const EVENT_DAYS = 30

/** Fills an empty database with people, teams, links and what they leave behind. */
export async function fillPeople(client: pg.ClientBase, athletes: number, days: number): Promise<void> {
  for (const statement of people(athletes)) await client.query(statement)
  await withoutIndexes(client, TRACED, async () => {
    for (const statement of traces(Math.min(days, EVENT_DAYS))) await client.query(statement)
  })
}
