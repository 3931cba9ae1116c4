import type { AdminUser, UserCreation } from '@corner/contract/entities/accounts.ts'
import { createAccount } from '../../accounts/create-account.ts'
import { assertPasswordTaken } from '../../accounts/password-rule.ts'
import { hashPassword, type PasswordCost } from '../../accounts/passwords.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Database } from '../../database/database.ts'
import { fullName } from '../../people/full-name.ts'
import { getJoinGrant } from '../../teams/join-codes.ts'
import { joinTeamByCode } from '../memberships/join-team-by-code.ts'
import { getAdminUser } from './list-users.ts'

export interface UserCreationParts {
  database: Database
  passwordMinimum: number
  passwordCost: PasswordCost
  now(): Date
}

/**
 * Creates an account of any role. With a join code the role is the code's, and the person joins its team, as in registration.
 * The address counts as verified, on the administrator's word.
 * @throws Refusal `bad_input` for an unknown code or a password that is too short, `conflict` when the address or user name is
 * taken
 */
export async function createUser(
  { database, passwordCost, passwordMinimum, now }: UserCreationParts,
  { actor, address }: { actor: string; address: string },
  asked: UserCreation,
): Promise<AdminUser> {
  const { password, team_code, email, username, first_name, last_name } = asked
  assertPasswordTaken(password, passwordMinimum)
  const role = team_code ? (await getJoinGrant(database, team_code)).role : asked.role
  const password_hash = await hashPassword(password, passwordCost, { address, isKnown: true })
  return database.transaction().execute(async (transaction) => {
    const person = { email, username, first_name, last_name, role }
    const id = await createAccount(transaction, { ...person, password_hash, email_proven_at: now() })
    const details = { full_name: fullName(person), email, role }
    await recordAudit(transaction, { actor, subject: id, action: 'user_created', details })
    if (team_code) await joinTeamByCode(transaction, actor, { user_id: id, code: team_code })
    return getAdminUser(transaction, id)
  })
}
