import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { shortPasswordText } from './short-password.ts'

export interface NewPasswordProblem {
  field: 'password' | 'confirm_password'
  text: string
}

/** The first problem of a new password, by the rules of the registration (docs/reference/accounts.md#registration). */
export function newPasswordProblem(password: string, confirmation: string): NewPasswordProblem | null {
  const tooShort = shortPasswordText(password)
  if (tooShort) return { field: 'password', text: tooShort }
  if (password !== confirmation) return { field: 'confirm_password', text: REGISTRATION_TEXTS.passwordsDiffer }
  return null
}
