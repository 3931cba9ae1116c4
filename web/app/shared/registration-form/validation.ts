import { Email, FirstName, LastName, Password } from '@corner/contract/person-fields.ts'
import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { safeParse } from 'zod/mini'
import { shortPasswordText } from '../password-strength/short-password.ts'

export interface RegistrationForm {
  first_name: string
  last_name: string
  email: string
  password: string
  confirm_password: string
}

export interface FieldProblem {
  field: keyof RegistrationForm
  text: string
}

/** In the order of docs/reference/accounts.md#registration. */
const FIELDS = [
  ['email', Email],
  ['first_name', FirstName],
  ['last_name', LastName],
  ['password', Password],
] as const

/** The first problem, by the server's rules; null: the form may be sent. */
export function firstProblem(form: RegistrationForm): FieldProblem | null {
  for (const [field, rule] of FIELDS) {
    const text = safeParse(rule, form[field]).error?.issues[0]?.message
    if (text) return { field, text }
  }
  // A club may require more characters than the server's minimum.
  const tooShort = shortPasswordText(form.password)
  if (tooShort) return { field: 'password', text: tooShort }
  if (form.password !== form.confirm_password)
    return { field: 'confirm_password', text: REGISTRATION_TEXTS.passwordsDiffer }
  return null
}
