import { emailKey } from '@corner/contract/email-address.ts'
import type { AdminUser, UserUpdate } from '@corner/contract/entities/accounts.ts'
import { notFound, Refusal } from '@corner/contract/refusal.ts'
import { isRaised } from '@corner/contract/roles.ts'
import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { proveAddress, requireProvenAddress } from '../../accounts/address-proof.ts'
import type { Callers } from '../../accounts/callers.ts'
import { changeRole } from '../../accounts/change-role.ts'
import { findTakenNames, nameTaken } from '../../accounts/create-account.ts'
import { endPasswordLinks } from '../../accounts/password-links.ts'
import { assertPasswordTaken } from '../../accounts/password-rule.ts'
import { hashPassword, type PasswordCost } from '../../accounts/passwords.ts'
import { endEverySession } from '../../accounts/sessions.ts'
import { recordAudit } from '../../audit/audit.ts'
import { announceTeamsChange } from '../../changes/change-channel.ts'
import type { Database } from '../../database/database.ts'
import type { Caller } from '../../http/caller.ts'
import { getJoinGrant } from '../../teams/join-codes.ts'
import { holdKnownCodes } from '../../teams/rotate-codes.ts'
import { joinTeamByCode } from '../memberships/join-team-by-code.ts'
import { getAdminUser } from './list-users.ts'
import { changeFields, isNameTaken, lockUser } from './user-change-store.ts'

export interface UserChangeParts {
  database: Database
  callers: Callers
  passwordMinimum: number
  passwordCost: PasswordCost
  now(): Date
}

/**
 * Changes an account. With `version` the change is refused when somebody else has changed the user since; without it, the last
 * writer wins. The password changes only if one is given. A join code decides the role and adds the user to its team. A new
 * password or role ends all sessions of the user at once, except the one in which administrators change their own password. An
 * address that an administrator enters counts as verified; an account with an unverified address is promoted or added to a team
 * only if they confirm the address.
 * @throws Refusal `not_found`; `conflict` for another version, an address or user name that is taken, and for the last
 * administrator's role; `address_not_proven`; `bad_input` for an unknown code, a short password or one that differs from its
 * confirmation
 */
export async function updateUser(
  { database, callers, passwordMinimum, passwordCost, now }: UserChangeParts,
  caller: Caller & { address: string },
  id: string,
  asked: UserUpdate,
): Promise<AdminUser> {
  const password = readPassword(asked, passwordMinimum)
  const role = asked.team_code ? (await getJoinGrant(database, asked.team_code)).role : asked.role
  const password_hash =
    password && (await hashPassword(password, passwordCost, { address: caller.address, isKnown: true }))
  const change = { ...asked, role, password_hash }
  try {
    const { user, ended } = await database
      .transaction()
      .execute((transaction) => apply(transaction, caller, id, change, now()))
    callers.forget(...ended)
    return user
  } catch (error) {
    if (isNameTaken(error)) throw nameTaken(asked, await findTakenNames(database, asked, id))
    throw error
  }
}

/** undefined: the old one stays. */
function readPassword({ password = '', confirmPassword }: UserUpdate, minimum: number): string | undefined {
  if (confirmPassword !== undefined && confirmPassword !== password)
    throw wrongField('confirmPassword', REGISTRATION_TEXTS.passwordsDiffer)
  if (password === '') return undefined
  assertPasswordTaken(password, minimum)
  return password
}

function wrongField(field: keyof UserUpdate, sentence: string): Refusal {
  return new Refusal('bad_input', sentence, { fields: { [field]: sentence } })
}

type Change = UserUpdate & { password_hash: string | undefined }

async function apply(transaction: Database, caller: Caller, id: string, change: Change, now: Date) {
  // Before the user: a roster import locks the team first, too.
  if (change.rotate_codes && change.role !== 'admin') await holdKnownCodes(transaction, id)
  const before = await lockUser(transaction, id)
  if (!before) throw notFound('The user')
  if (change.version !== undefined && change.version !== before.version)
    throw new Refusal('conflict', ADMIN_TEXTS.changedMeanwhile)
  const by = { actor: caller.user_id, subject: id }
  const { username, email, first_name, last_name, password_hash, role, team_code } = change
  const fields = { username, email, first_name, last_name }
  const changed = (Object.keys(fields) as (keyof typeof fields)[]).filter((field) => fields[field] !== before[field])
  if (changed.length > 0 || password_hash)
    await changeFields(transaction, id, {
      ...Object.fromEntries(changed.map((field) => [field, fields[field]])),
      ...(password_hash && { password_hash }),
    })
  if (changed.length > 0)
    await recordAudit(transaction, { ...by, action: 'user_updated', details: { changed: changed.join(', ') } })
  // Another spelling of the same address does not confirm it.
  if (emailKey(email) !== emailKey(before.email))
    await proveAddress(transaction, { user_id: id, actor: caller.user_id }, now)
  if (changed.includes('first_name') || changed.includes('last_name'))
    await announceTeamsChange(transaction, [{ user_id: id }])
  if (password_hash || changed.includes('email')) await endPasswordLinks(transaction, id)
  const ended: string[] = []
  if (password_hash) {
    await recordAudit(transaction, { ...by, action: 'password_changed' })
    const own = caller.user_id === id ? caller.session_id : null
    ended.push(...(await endEverySession(transaction, id, 'password_changed', now, own)))
  }
  if (team_code || isRaised(before.role, role))
    await requireProvenAddress(
      transaction,
      { user_id: id, actor: caller.user_id, confirmed: change.address_confirmed },
      now,
    )
  // Before the role: this ends the codes of the teams that they coached.
  if (team_code)
    await joinTeamByCode(transaction, caller.user_id, {
      user_id: id,
      code: team_code,
      rotate_codes: change.rotate_codes,
    })
  if (role !== before.role) {
    const to = { user_id: id, from: before.role, to: role, actor: caller.user_id, rotate_codes: change.rotate_codes }
    ended.push(...(await changeRole(transaction, to, now)))
  }
  return { user: await getAdminUser(transaction, id), ended }
}
