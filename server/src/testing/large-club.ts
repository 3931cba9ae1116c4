import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'

interface LargeClub {
  /** Created in addition to existing users; every 50th is a coach, every third has linked a device. */
  users: number
  /** In a twentieth as many organizations. Each user is in one team, every tenth in a second one. */
  teams: number
  /** Everybody's password; absent: nobody can sign in. */
  passwordHash?: string
}

/**
 * Fills a database with a club of the largest supported size (5,000 users and 200 teams), in a second or so. Many names and
 * times are equal, so that an unstable order shows. Statistics for the planner are gathered only for a database handle that
 * owns the tables.
 */
export async function fillLargeClub(database: Database, { users, teams, passwordHash = '-' }: LargeClub) {
  const organizations = Math.max(1, Math.round(teams / 20))
  await database.transaction().execute(async (db) => {
    await sql`insert into organizations (name, description)
      select 'Large Club ' || n, 'One of many' from generate_series(1, ${organizations}::int) n`.execute(db)
    await sql`insert into teams (organization_id, name, sport, coach_code, athlete_code, created_at)
      select o.id, o.name || ' Wrestling ' || (n / ${organizations}::int + 1), 'Wrestling', 'C-' || n, 'A-' || n,
        timestamptz '2026-01-01' + (n % 7) * interval '1 day'
      from generate_series(0, ${teams}::int - 1) n
      join organizations o on o.name = 'Large Club ' || (n % ${organizations}::int + 1)`.execute(db)
    await sql`insert into users (username, email, password_hash, first_name, last_name, role, created_at)
      select 'member-' || n, 'member-' || n || '@large.example', ${passwordHash},
        (array['Ada', 'Ben', 'Chloé', 'Dmitri', 'Émile', 'Ünal', 'Zoë', 'ada'])[n % 8 + 1],
        (array['Abel', 'Ångström', 'de Vries', 'Müller', 'Nguyen', 'O''Brien', 'Zhao'])[n % 7 + 1],
        case when n % 50 = 0 then 'coach' else 'athlete' end,
        timestamptz '2026-01-01' + (n % 11) * interval '1 day'
      from generate_series(0, ${users}::int - 1) n`.execute(db)
    const member = sql`(select id, role, substr(username, 8)::int as n from users where username like 'member-%')`
    const team = sql`(select id, substr(athlete_code, 3)::int as n from teams where athlete_code like 'A-%')`
    await sql`insert into memberships (user_id, team_id, role)
      select m.id, t.id, m.role from ${member} m join ${team} t on t.n = m.n % ${teams}::int`.execute(db)
    await sql`insert into memberships (user_id, team_id, role)
      select m.id, t.id, 'athlete' from ${member} m join ${team} t on t.n = (m.n + 1) % ${teams}::int
      where m.n % 10 = 0 on conflict do nothing`.execute(db)
    const links = sql`insert into wearable_connections
        (user_id, provider, provider_user_id, status, scopes, connected_at, first_sync_days)
      select m.id, 'whoop', 'large-' || m.n, 'connected', '{}', now(), 30 from ${member} m where m.n % 3 = 0`
    await asSeenBy(db, 'all', (every) => links.execute(every))
  })
  await sql`analyze users, teams, memberships, wearable_connections`.execute(database)
}
