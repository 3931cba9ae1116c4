import { emailKey } from '@corner/contract/email-address.ts'
import type { TokenPair } from '@corner/contract/entities/accounts.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import type { TeamRole } from '@corner/contract/roles.ts'
import { lockUnprovenAccount, proveAddress } from '../accounts/address-proof.ts'
import { createAccount } from '../accounts/create-account.ts'
import { assertPasswordTaken } from '../accounts/password-rule.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { getProfile } from '../accounts/profile.ts'
import { raiseToCoach } from '../accounts/raise-to-coach.ts'
import { startSession } from '../accounts/sessions.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import type { Visitor } from '../http/visitor.ts'
import { joinTeamTogether } from '../teams/memberships.ts'
import { isEmptyAccount } from './empty-account-store.ts'
import { hashInvitationToken } from './invitation-link.ts'
import { takeInvitations } from './invitation-store.ts'
import { deadLink, getInvitation } from './open-invitation.ts'
import type { RosterParts } from './roster.ts'

interface Acceptance {
  token: string
  first_name: string
  last_name: string
  password: string
  replace_account?: boolean | undefined
}

/**
 * Creates the account of an invitation link, with a membership in every team that the address is invited to, and signs in. The
 * account is a coach's if one of the memberships is. The address is given by the club and cannot be changed. With
 * `replace_account` an empty account with this unverified address is deleted first.
 * @throws Refusal `bad_input` for a link that is no longer valid or a password that is too short, `conflict` when the address
 * has an account that is not replaced: they sign in and join instead, `too_many_requests`
 */
export async function acceptInvitation(parts: RosterParts, asked: Acceptance, visitor: Visitor): Promise<TokenPair> {
  const { address } = visitor
  const { token, password, replace_account, ...names } = asked
  const { has_account, unproven_since, replaceable } = await getInvitation(parts, token, address)
  const isReplaced = replace_account === true && unproven_since !== null
  if (has_account && !isReplaced) throw hasAccount()
  if (isReplaced && !replaceable) throw notEmpty()
  assertPasswordTaken(password, parts.passwordMinimum)
  const password_hash = await hashPassword(password, parts.passwordCost, { address, isKnown: true })
  const { pair, ended } = await parts.database.transaction().execute(async (transaction) => {
    const { places, email, role } = await takePlaces(parts, transaction, token)
    const ended = isReplaced ? await removeUnproven(parts, transaction, email) : []
    const person = { ...names, email, username: email, password_hash, role, email_proven_at: parts.now() }
    const id = await createAccount(transaction, person)
    const by = { actor: id, subject: id }
    await recordAudit(transaction, { ...by, action: 'registered', details: { role, by: 'invitation' } })
    await takeUp(transaction, id, places)
    await recordAudit(transaction, { ...by, action: 'signed_in', details: { address } })
    return { pair: await startSession(parts, id, visitor, transaction), ended }
  })
  parts.callers.forget(...ended)
  return pair
}

/** @returns the sessions that ended */
async function removeUnproven({ removeUser }: RosterParts, transaction: Database, email: string): Promise<string[]> {
  const user_id = await lockUnprovenAccount(transaction, email)
  if (user_id === undefined) return []
  if (!(await isEmptyAccount(transaction, user_id))) throw notEmpty()
  const { sessions } = await removeUser(transaction, { user_id })
  return sessions
}

/**
 * Gives the caller the memberships of a link for their own address, which the link verifies. In a team of theirs they keep
 * their role.
 * @returns new tokens when the account became a coach's, which ends its sessions; null: the caller's session continues
 * @throws Refusal `bad_input` for a link that is no longer valid, `forbidden` when it is for another address,
 * `too_many_requests`
 */
export async function joinByInvitation(
  parts: RosterParts,
  { user_id }: Caller,
  token: string,
  visitor: Visitor,
): Promise<TokenPair | null> {
  await getInvitation(parts, token, visitor.address)
  const { session, ended } = await parts.database.transaction().execute(async (transaction) => {
    const { places, email } = await takePlaces(parts, transaction, token)
    const profile = await getProfile(transaction, user_id)
    if (emailKey(profile.email) !== emailKey(email)) throw forAnother(email)
    await proveAddress(transaction, { user_id, actor: user_id }, parts.now())
    const taken = await takeUp(transaction, user_id, places)
    const userIds = taken.some(({ role }) => role === 'coach') ? [user_id] : []
    const ended = await raiseToCoach(transaction, { userIds, actor: user_id }, parts.now())
    return { ended, session: ended.length > 0 ? await startSession(parts, user_id, visitor, transaction) : null }
  })
  parts.callers.forget(...ended)
  return session
}

interface Place {
  team_id: string
  team_name: string
  role: TeamRole
}

async function takePlaces(parts: RosterParts, transaction: Database, token: string) {
  const places = await takeInvitations(transaction, hashInvitationToken(token), parts.now())
  const [first] = places
  if (!first) throw deadLink()
  const role: TeamRole = places.some((place) => place.role === 'coach') ? 'coach' : 'athlete'
  return { places, email: first.email, role }
}

/** @returns the new memberships: in a team of theirs people keep their role */
async function takeUp(transaction: Database, user_id: string, places: readonly Place[]): Promise<Place[]> {
  const taken: Place[] = []
  for (const place of places) {
    const { team_id, team_name, role } = place
    const joined = await joinTeamTogether(transaction, team_id, [{ user_id, role }])
    if (joined.length === 0) continue
    taken.push(place)
    const details = { team: team_name, role }
    await recordAudit(transaction, { actor: user_id, subject: user_id, action: 'invitation_accepted', details })
  }
  return taken
}

function hasAccount(): Refusal {
  const sentence = 'There is an account with this e-mail address already. Sign in with it, then open the link again.'
  return new Refusal('conflict', sentence, { fields: { email: sentence } })
}

function notEmpty(): Refusal {
  const sentence =
    'The account with this e-mail address has a team, records or a device. Sign in with it, or ask an administrator of your club for a link to set its password.'
  return new Refusal('conflict', sentence, { fields: { email: sentence } })
}

function forAnother(email: string): Refusal {
  return new Refusal(
    'forbidden',
    `This invitation is for ${email}. Sign in with that address, then open the link again.`,
  )
}
