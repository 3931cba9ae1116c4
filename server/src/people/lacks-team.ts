import { sql } from 'kysely'

/** For queries of `users`: who should be in a team and is in none. Administrators need none. */
export const lacksTeam = sql<boolean>`(users.role <> 'admin'
  and not exists (select from memberships membership where membership.user_id = users.id))`
