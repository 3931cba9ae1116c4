import { Refusal } from '@corner/contract/refusal.ts'
import { recordAudit } from '../audit/audit.ts'
import { findPasswordHashById } from './account-store.ts'
import type { SignInParts } from './sign-in.ts'

interface Confirmation {
  userId: string
  password: string
  address: string
  /** What the call names this password. */
  field?: 'password' | 'current_password'
}

/**
 * Asks for the password again before something irreversible. Wrong passwords count towards the sign-in limits, and each is
 * audited. Failed attempts by others on the same network do not matter, because this person is signed in.
 * @returns the account with the hash that the password matched
 * @throws Refusal `bad_input` with that field, `too_many_requests`
 */
export async function confirmPassword(
  { database, limits, passwordCheck }: Pick<SignInParts, 'database' | 'limits' | 'passwordCheck'>,
  { userId, password, address, field = 'password' }: Confirmation,
): Promise<{ email: string; password_hash: string }> {
  const account = await findPasswordHashById(database, userId)
  const assertOpen = () => limits.wrongPasswordsForEmail.assertOpen(address, account?.email)
  await assertOpen()
  const isRight = await passwordCheck.matches(account?.password_hash, password, { address, isKnown: true, assertOpen })
  if (account && isRight) {
    // Checked again after hashing: among many parallel guesses, the right one must not pass after the limit is reached.
    await assertOpen()
    return account
  }
  const wrong = { actor: userId, subject: userId, action: 'password_confirmation_failed' } as const
  await recordAudit(database, { ...wrong, details: { address } })
  await limits.wrongPasswordsForEmail.count(address, account?.email)
  await limits.wrongPasswords.tryCount(address)
  throw new Refusal('bad_input', WRONG, { fields: { [field]: WRONG } })
}

const WRONG = 'This is not your password'
