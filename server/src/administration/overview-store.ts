import { sql } from 'kysely'
import type { VisibleLinks } from '../database/visible-athletes.ts'
import { isLinked } from '../people/is-linked.ts'

export async function countAll(db: VisibleLinks) {
  return db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('users').select(sql<number>`count(*)`.as('n')).as('users'),
      selectFrom('users').where(isLinked(db)).select(sql<number>`count(*)`.as('n')).as('linked'),
      selectFrom('users').where('email_proven_at', 'is', null).select(sql<number>`count(*)`.as('n')).as('unproven'),
      selectFrom('teams').select(sql<number>`count(*)`.as('n')).as('teams'),
      selectFrom('organizations').select(sql<number>`count(*)`.as('n')).as('organizations'),
    ])
    .executeTakeFirstOrThrow()
}
