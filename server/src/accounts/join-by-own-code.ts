import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import { findJoinGrant, type JoinGrant, unknownJoinCode } from '../teams/join-codes.ts'
import { joinByCode } from '../teams/memberships.ts'

interface CodeParts {
  database: Database
  limits: RateLimits
}

/**
 * What a code grants to who hands it in.
 * @throws Refusal `bad_input` when no team has it, `too_many_requests` after many wrong ones
 */
export async function grantOfCode({ database, limits }: CodeParts, code: string, address: string): Promise<JoinGrant> {
  const grant = await findJoinGrant(database, code)
  if (grant) return grant
  await limits.wrongJoinCodes.count(address)
  throw unknownJoinCode()
}

/** Adds who hands in a code to its team, with the line of the audit log. @throws Refusal `bad_input` when no team has it */
export async function joinAsOneself(transaction: Database, user_id: string, code: string): Promise<void> {
  const { team_name, role } = await joinByCode(transaction, user_id, code)
  await recordAudit(transaction, {
    actor: user_id,
    subject: user_id,
    action: 'membership_set',
    details: { team: team_name, role, by: 'join_code' },
  })
}
