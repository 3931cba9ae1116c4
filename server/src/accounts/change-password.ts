import { Refusal } from '@corner/contract/refusal.ts'
import { PASSWORD_CHANGE_TEXTS, REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Caller } from '../http/caller.ts'
import { ANYWHERE } from '../rate-limits/limit.ts'
import { replacePasswordHash } from './account-store.ts'
import { confirmPassword } from './confirm-password.ts'
import { endPasswordLinks } from './password-links.ts'
import { assertPasswordTaken } from './password-rule.ts'
import { hashPassword } from './passwords.ts'
import { endEverySession } from './sessions.ts'
import type { SignInParts } from './sign-in.ts'

export interface PasswordChangeParts extends SignInParts {
  passwordMinimum: number
}

interface PasswordChange {
  current_password: string
  password: string
  confirm_password: string
}

/**
 * Sets a new password for who knows the current one. Every other session ends, and so do open links for a new password: both
 * may be in somebody else's hands. The session of this call goes on.
 * @throws Refusal `bad_input` with the field, for a short new password, one that differs from its confirmation, and a wrong
 * current one; `too_many_requests`: wrong ones and changes count as sign-ins do
 */
export async function changePassword(
  parts: PasswordChangeParts,
  caller: Caller & { address: string },
  asked: PasswordChange,
): Promise<{ message: string }> {
  const { limits, callers } = parts
  const { user_id, address } = caller
  assertPasswordTaken(asked.password, parts.passwordMinimum)
  if (asked.confirm_password !== asked.password) throw differs()
  const password = { userId: user_id, password: asked.current_password, field: 'current_password', address } as const
  const { email, password_hash } = await confirmPassword(parts, password)
  await limits.signIns.count(address, email)
  await limits.signInsAnywhere.count(ANYWHERE, email)
  const fresh = await hashPassword(asked.password, parts.passwordCost, { address, isKnown: true })
  const ended = await replace(parts, caller, password_hash, fresh)
  // Another request changed or rehashed the password during the check: the current hash decides.
  if (!ended) return changePassword(parts, caller, asked)
  callers.forget(...ended)
  await limits.wrongPasswordsForEmail.clear(address, email)
  return { message: PASSWORD_CHANGE_TEXTS.changed }
}

/** @returns the sessions that it ended; undefined: the password is no longer the one that was checked */
function replace(
  { database, now }: PasswordChangeParts,
  { user_id, session_id, address }: Caller & { address: string },
  checked: string,
  fresh: string,
): Promise<string[] | undefined> {
  return database.transaction().execute(async (transaction) => {
    if (!(await replacePasswordHash(transaction, user_id, checked, fresh))) return undefined
    await endPasswordLinks(transaction, user_id)
    const ended = await endEverySession(transaction, user_id, 'password_changed', now(), session_id)
    await recordAudit(transaction, {
      actor: user_id,
      subject: user_id,
      action: 'password_changed',
      details: { by: 'own_password', address, sessions: ended.length },
    })
    return ended
  })
}

function differs(): Refusal {
  const sentence = REGISTRATION_TEXTS.passwordsDiffer
  return new Refusal('bad_input', sentence, { fields: { confirm_password: sentence } })
}
