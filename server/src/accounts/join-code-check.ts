import type { TeamRole } from '@corner/contract/roles.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import { findJoinGrant } from '../teams/join-codes.ts'

interface JoinCodeCheckParts {
  database: Database
  limits: RateLimits
}

/** Checks a code while it is typed in the form. @throws Refusal `too_many_requests` for a wrong code after many wrong ones */
export async function checkJoinCode(
  { database, limits }: JoinCodeCheckParts,
  code: string,
  address: string,
): Promise<{ valid: boolean; role: TeamRole | null }> {
  const grant = await findJoinGrant(database, code)
  if (!grant && code.trim() !== '') await limits.wrongJoinCodes.count(address)
  return { valid: grant !== undefined, role: grant?.role ?? null }
}
