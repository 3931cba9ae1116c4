import type { AdminNeeds, Need } from '@corner/contract/entities/teams.ts'
import { type RawBuilder, sql } from 'kysely'
import { asNames } from '../database/text-order.ts'
import type { VisibleLinks } from '../database/visible-athletes.ts'
import { hasEndedLink, isLinked } from '../people/is-linked.ts'
import { lacksTeam } from '../people/lacks-team.ts'
import { hadSessionCopied } from '../people/session-copied.ts'

/** Names given of each kind; the linked list has the rest. */
const NAMES_SHOWN = 3

/** What an administrator should see to, in one statement. @throws Error without an answer */
export async function findNeeds(db: VisibleLinks, now: Date): Promise<AdminNeeds> {
  const users = (condition: RawBuilder<boolean>) => need(sql`users`, condition)
  const invitations = (condition: RawBuilder<boolean>) => need(sql`invitations`, condition)
  return db
    .selectNoFrom([
      users(hadSessionCopied(now)).as('session_copied'),
      users(sql`users.email_proven_at is null`).as('address_not_confirmed'),
      users(lacksTeam).as('without_team'),
      users(sql`users.role = 'athlete' and not ${isLinked(db)}`).as('without_device'),
      users(hasEndedLink(db)).as('link_ended'),
      invitations(sql`expires_at > ${now}`).as('open_invitations'),
      invitations(sql`expires_at <= ${now}`).as('expired_invitations'),
    ])
    .executeTakeFirstOrThrow()
}

/** @param table has names and an id */
function need(table: RawBuilder<unknown>, condition: RawBuilder<boolean>) {
  const name = sql<string>`trim(first_name || ' ' || last_name)`
  return sql<Need>`json_build_object(
    'total', (select count(*) from ${table} where ${condition}),
    'first', array(select ${name} from ${table} where ${condition} order by ${asNames(name)}, id limit ${NAMES_SHOWN}::int))`
}
