import type { UserProfile } from '@corner/contract/entities/accounts.ts'
import { notFound, Refusal } from '@corner/contract/refusal.ts'
import { OWN_TEAM_TEXTS } from '@corner/contract/texts/own-team.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import { lockRole } from './account-store.ts'
import type { Callers } from './callers.ts'
import { changeRole } from './change-role.ts'
import { grantOfCode, joinAsOneself } from './join-by-own-code.ts'
import { getProfile } from './profile.ts'

interface TeamJoinParts {
  database: Database
  limits: RateLimits
  callers: Callers
  now(): Date
}

/**
 * Adds the caller, who is in no team, to the team of a code. As when registering with it: the role is the code's, the same
 * limits count, and the address need not be confirmed. When the role changes, the caller's other sessions end.
 * @throws Refusal `bad_input` for an unknown code, `conflict` for who is in a team, `too_many_requests`
 */
export async function joinTeam(
  parts: TeamJoinParts,
  { user_id, session_id }: Pick<Caller, 'user_id' | 'session_id'>,
  code: string,
  address: string,
): Promise<UserProfile> {
  const { database, limits, callers, now } = parts
  const grant = await grantOfCode(parts, code, address)
  await limits.registrations.count(address, grant.team_id)
  const { profile, ended } = await database.transaction().execute(async (transaction) => {
    const from = await lockRole(transaction, user_id)
    if (!from) throw notFound('The user')
    const { teams } = await getProfile(transaction, user_id)
    if (from === 'admin' || teams.length > 0) throw new Refusal('conflict', OWN_TEAM_TEXTS.alreadyInTeam)
    // In no team, they know no code.
    const change = { user_id, from, to: grant.role, actor: user_id, rotate_codes: false, except: session_id }
    const ended = from === grant.role ? [] : await changeRole(transaction, change, now())
    await joinAsOneself(transaction, user_id, code)
    return { profile: await getProfile(transaction, user_id), ended }
  })
  callers.forget(session_id, ...ended)
  return profile
}
