import { PASSWORD_MINIMUM } from '@corner/contract/constants/accounts.ts'
import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'

export interface NewPasswordProblem {
  field: 'password' | 'confirm_password'
  text: string
}

/** The first thing that is wrong with a new password, by the rules of the registration (spec 1, section 5). */
export function newPasswordProblem(password: string, confirmation: string): NewPasswordProblem | null {
  if (password.length < PASSWORD_MINIMUM) return { field: 'password', text: REGISTRATION_TEXTS.passwordTooShort }
  if (password !== confirmation) return { field: 'confirm_password', text: REGISTRATION_TEXTS.passwordsDiffer }
  return null
}
