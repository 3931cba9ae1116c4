import { emailKey } from '@corner/contract/email-address.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { KnownAddress } from './check-roster.ts'

/** What the database knows about these addresses, one row for each, in their order. */
export async function findKnownAddresses(
  db: Database,
  { team_id, emails, now }: { team_id: string; emails: readonly string[]; now: Date },
): Promise<KnownAddress[]> {
  const { rows } = await sql<KnownAddress>`
    select asked.key as address, users.id as user_id, users.role as account_role, membership.role as member_role,
      case when users.email_proven_at is null then users.created_at end as unproven_since,
      invitation.id is not null as is_invited
    from unnest(${emails.map(emailKey)}::text[]) with ordinality as asked(key, position)
    left join users on users.email_key = asked.key
    left join memberships membership on membership.user_id = users.id and membership.team_id = ${team_id}
    left join invitations invitation on invitation.team_id = ${team_id}
      and invitation.email_key = asked.key and invitation.expires_at > ${now}
    order by asked.position`.execute(db)
  return rows
}

/** Locks the team, so that imports into one team run one after the other. undefined: no such team. */
export function lockTeam(transaction: Database, team_id: string): Promise<{ name: string } | undefined> {
  return transaction.selectFrom('teams').select('name').where('id', '=', team_id).forNoKeyUpdate().executeTakeFirst()
}
