import { isCommonPassword } from '@corner/contract/common-passwords.ts'
import { PASSWORD_MINIMUM } from '@corner/contract/constants/accounts.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { fillIn } from '@corner/contract/texts/devices.ts'

/**
 * Checks a new password against the configured minimum length, which is never below the contract's. Where a club requires more
 * than the contract's minimum, the most common passwords are refused too.
 * @throws Refusal `bad_input` with the field `password`
 */
export function assertPasswordTaken(password: string, minimum: number): void {
  if (password.length < minimum)
    throw refused(fillIn(REGISTRATION_TEXTS.passwordTooShort, { minimum: String(minimum) }))
  if (minimum > PASSWORD_MINIMUM && isCommonPassword(password)) throw refused(REGISTRATION_TEXTS.passwordTooCommon)
}

function refused(sentence: string): Refusal {
  return new Refusal('bad_input', sentence, { fields: { password: sentence } })
}
