import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/refusal.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import { findPasswordHashById } from './account-store.ts'
import type { SignInParts } from './sign-in.ts'

/**
 * Asks for the password again before something that cannot be undone. Wrong ones count as those of sign-ins
 * do, and each leaves a line in the log.
 * @throws Refusal `bad_input` with the field `password`, `too_many_requests`
 */
export async function confirmPassword(
  { database, limits, passwordCheck }: Pick<SignInParts, 'database' | 'limits' | 'passwordCheck'>,
  { userId, password, address }: { userId: string; password: string; address: string },
): Promise<void> {
  const account = await findPasswordHashById(database, userId)
  await assertOpen(limits, address, account?.email)
  if (await passwordCheck.matches(account?.password_hash, password)) {
    // Again: of many guesses sent at once the right one must not pass behind the wrong ones.
    await assertOpen(limits, address, account?.email)
    return
  }
  const wrong = { actor: userId, subject: userId, action: 'password_confirmation_failed' } as const
  await recordAudit(database, { ...wrong, details: { address } })
  await limits.wrongPasswordsForEmail.count(address, account?.email)
  await limits.wrongPasswords.count(address)
  throw new Refusal('bad_input', WRONG, { fields: { password: WRONG } })
}

const WRONG = 'This is not your password'

async function assertOpen(limits: RateLimits, address: string, email: string | undefined): Promise<void> {
  await limits.wrongPasswords.assertOpen(address)
  await limits.wrongPasswordsForEmail.assertOpen(address, email)
}
