import { Refusal } from '@corner/contract/refusal.ts'
import { recordAudit } from '../audit/audit.ts'
import { findPasswordHashById } from './account-store.ts'
import type { SignInParts } from './sign-in.ts'

/**
 * Asks for the password again before something irreversible. Wrong passwords count towards the sign-in limits, and each is
 * audited. Failed attempts by others on the same network do not matter, because this person is signed in.
 * @throws Refusal `bad_input` with the field `password`, `too_many_requests`
 */
export async function confirmPassword(
  { database, limits, passwordCheck }: Pick<SignInParts, 'database' | 'limits' | 'passwordCheck'>,
  { userId, password, address }: { userId: string; password: string; address: string },
): Promise<void> {
  const account = await findPasswordHashById(database, userId)
  const assertOpen = () => limits.wrongPasswordsForEmail.assertOpen(address, account?.email)
  await assertOpen()
  if (await passwordCheck.matches(account?.password_hash, password, { address, isKnown: true, assertOpen })) {
    // Checked again after hashing: among many parallel guesses, the right one must not pass after the limit is reached.
    await assertOpen()
    return
  }
  const wrong = { actor: userId, subject: userId, action: 'password_confirmation_failed' } as const
  await recordAudit(database, { ...wrong, details: { address } })
  await limits.wrongPasswordsForEmail.count(address, account?.email)
  await limits.wrongPasswords.tryCount(address)
  throw new Refusal('bad_input', WRONG, { fields: { password: WRONG } })
}

const WRONG = 'This is not your password'
