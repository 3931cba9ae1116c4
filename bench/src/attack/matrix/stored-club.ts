import type pg from 'pg'
import type { Club } from '../target/club.ts'

/** A hash of all that is stored of a club: equal as long as nothing in it changes. */
export async function digestOf(pool: pg.Pool, { people, subjects }: Club): Promise<string> {
  const users = [...Object.values(people).flatMap((person) => person?.id ?? []), subjects.other.athlete.id]
  const teams = Object.values(subjects).map(({ team }) => team.id)
  const organizations = Object.values(subjects).flatMap((subject) => [
    subject.organization_id,
    subject.empty_organization_id,
  ])
  const { rows } = await pool.query<{ digest: string }>(
    `select md5(string_agg(line, '' order by line)) as digest from (
      select u::text as line from users u where id = any($1)
      union all select t::text from teams t where id = any($2)
      union all select o::text from organizations o where id = any($3)
      union all select m::text from memberships m where team_id = any($2)
      union all select i::text from invitations i where team_id = any($2)
      union all select s.id::text || coalesce(s.ended_at::text, '') from sessions s where user_id = any($1)) stored`,
    [users, teams, organizations],
  )
  return rows[0]?.digest ?? ''
}
