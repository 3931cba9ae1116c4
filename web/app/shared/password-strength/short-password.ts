import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { fillIn } from '@corner/contract/texts/devices.ts'
import { LEAST_PASSWORD } from '../branding/club-settings.ts'

/** Message for a password that is too short for this club; null: long enough. */
export function shortPasswordText(password: string, minimum = LEAST_PASSWORD): string | null {
  if (password.length >= minimum) return null
  return fillIn(REGISTRATION_TEXTS.passwordTooShort, { minimum: String(minimum) })
}
