import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
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

/** The first thing to change, in the order of spec 1, section 5; null: the form may be sent. */
export function firstProblem(form: RegistrationForm): FieldProblem | null {
  if (form.email.trim() === '') return { field: 'email', text: REGISTRATION_TEXTS.emailRequired }
  if (!form.email.includes('@')) return { field: 'email', text: REGISTRATION_TEXTS.emailInvalid }
  if (form.first_name.trim() === '') return { field: 'first_name', text: REGISTRATION_TEXTS.firstNameRequired }
  if (form.last_name.trim() === '') return { field: 'last_name', text: REGISTRATION_TEXTS.lastNameRequired }
  const tooShort = shortPasswordText(form.password)
  if (tooShort) return { field: 'password', text: tooShort }
  if (form.password !== form.confirm_password)
    return { field: 'confirm_password', text: REGISTRATION_TEXTS.passwordsDiffer }
  return null
}
