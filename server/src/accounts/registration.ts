import { emailKey } from '@corner/contract/email-address.ts'
import type { Registration, UserProfile } from '@corner/contract/entities/accounts.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { recordAudit } from '../audit/audit.ts'
import { type AddressLinkParts, mailAddressLink, mayMailAddress } from './address-links.ts'
import { assertNamesFree, createAccount } from './create-account.ts'
import { grantOfCode, joinAsOneself } from './join-by-own-code.ts'
import { assertPasswordTaken } from './password-rule.ts'
import { hashPassword, type PasswordCost } from './passwords.ts'
import { getProfile } from './profile.ts'
import { claimSetupToken } from './setup-token.ts'

export interface RegistrationParts extends AddressLinkParts {
  registration: 'open' | 'code'
  passwordMinimum: number
  passwordCost: PasswordCost
}

/**
 * Creates an account. With a code the role is the code's, and the person joins its team; without one, athlete or coach as
 * requested. The set-up link creates the first administrator, whatever role was requested with it. The address is not verified
 * yet: a link is mailed to it where mail is set up.
 * @throws Refusal `code_required` where registration needs one, `bad_input` for an unknown code, a password that is too short
 * and for another's address as the user name, `forbidden` for the requested role of administrator, `conflict` when the address
 * or user name is taken, `too_many_requests`
 */
export async function register(parts: RegistrationParts, asked: Registration, address: string): Promise<UserProfile> {
  const { database, limits, now } = parts
  const grant = asked.team_code ? await grantOfCode(parts, asked.team_code, address) : undefined
  // Unknown people on the same network, who have no code, must not use up the registrations of a team's people.
  await limits.registrations.count(address, grant?.team_id)
  const setupToken = grant ? '' : (asked.setup_token ?? '')
  const role = grant?.role ?? (setupToken === '' ? asked.role : 'admin')
  if (role === 'admin' && setupToken === '') throw administratorRefused()
  if (parts.registration === 'code' && !grant && role !== 'admin') throw codeRequired()
  const { email, first_name, last_name, password } = asked
  assertPasswordTaken(password, parts.passwordMinimum)
  const person = { email, username: asked.username ?? email, first_name, last_name }
  const password_hash = await hashPassword(password, parts.passwordCost, { address })
  // Before the mail is counted: a refused registration must not use up the mails that the owner of the address may get.
  if (role !== 'admin') await assertNamesFree(database, person)
  if (isForeignAddress(person)) throw foreignUsername()
  const isMailed = role !== 'admin' && (await mayMailAddress(parts, email))
  return database.transaction().execute(async (transaction) => {
    if (role === 'admin' && !(await claimSetupToken(transaction, setupToken, now()))) throw administratorRefused()
    // The holder of the set-up link runs this server.
    const email_proven_at = role === 'admin' ? now() : null
    const id = await createAccount(transaction, { ...person, password_hash, role, email_proven_at })
    const by = grant ? 'join_code' : role === 'admin' ? 'set_up_link' : 'form'
    await recordAudit(transaction, { actor: id, subject: id, action: 'registered', details: { role, by } })
    if (asked.team_code) await joinAsOneself(transaction, id, asked.team_code)
    if (isMailed) await mailAddressLink(transaction, parts, id)
    return getProfile(transaction, id)
  })
}

/** Otherwise nobody could register with that address, since it would be their user name too. */
function isForeignAddress({ email, username }: { email: string; username: string }): boolean {
  return username.includes('@') && emailKey(username) !== emailKey(email)
}

function codeRequired(): Refusal {
  const sentence = REGISTRATION_TEXTS.codeRequired
  return new Refusal('code_required', sentence, { fields: { team_code: sentence } })
}

function foreignUsername(): Refusal {
  const sentence = REGISTRATION_TEXTS.foreignUsername
  return new Refusal('bad_input', sentence, { fields: { username: sentence } })
}

function administratorRefused(): Refusal {
  return new Refusal('forbidden', REGISTRATION_TEXTS.administratorRefused)
}
