import type { AdminUser, UserCreation } from '@corner/contract/entities/accounts.ts'
import { createAccount } from '../../accounts/create-account.ts'
import { hashPassword, type PasswordCost } from '../../accounts/passwords.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Database } from '../../database/database.ts'
import { fullName } from '../../people/full-name.ts'
import { getJoinGrant } from '../../teams/join-codes.ts'
import { joinTeamByCode } from '../memberships/join-team-by-code.ts'
import { getAdminUser } from './list-users.ts'

export interface UserCreationParts {
  database: Database
  passwordCost: PasswordCost
}

/**
 * Makes an account of any role. With a join code the role is the code's, and the person joins its team, as at registration.
 * @throws Refusal `bad_input` for an unknown code, `conflict` when the address or user name is taken
 */
export async function createUser(
  { database, passwordCost }: UserCreationParts,
  actor: string,
  asked: UserCreation,
): Promise<AdminUser> {
  const { password, team_code, email, username, first_name, last_name } = asked
  const role = team_code ? (await getJoinGrant(database, team_code)).role : asked.role
  const password_hash = await hashPassword(password, passwordCost)
  return database.transaction().execute(async (transaction) => {
    const person = { email, username, first_name, last_name, role }
    const id = await createAccount(transaction, { ...person, password_hash })
    const details = { full_name: fullName(person), email, role }
    await recordAudit(transaction, { actor, subject: id, action: 'user_created', details })
    if (team_code) await joinTeamByCode(transaction, actor, id, team_code)
    return getAdminUser(transaction, id)
  })
}
