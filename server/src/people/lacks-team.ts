import { sql } from 'kysely'

/** For queries of `users`: who is in no team, administrators included. */
export const isInNoTeam = sql<boolean>`not exists (select from memberships membership where membership.user_id = users.id)`

/** For queries of `users`: who should be in a team and is in none. Administrators need none. */
export const lacksTeam = sql<boolean>`(users.role <> 'admin' and ${isInNoTeam})`
