import { sql } from 'kysely'
import type { VisibleLinks } from '../database/visible-athletes.ts'
import { isConnected } from '../people/is-linked.ts'

export async function countAll(db: VisibleLinks) {
  return db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('users').select(sql<number>`count(*)`.as('n')).as('users'),
      selectFrom('users').where(isConnected(db)).select(sql<number>`count(*)`.as('n')).as('connected'),
      selectFrom('users').where('email_proven_at', 'is', null).select(sql<number>`count(*)`.as('n')).as('unproven'),
      selectFrom('teams').select(sql<number>`count(*)`.as('n')).as('teams'),
      selectFrom('organizations').select(sql<number>`count(*)`.as('n')).as('organizations'),
    ])
    .executeTakeFirstOrThrow()
}
