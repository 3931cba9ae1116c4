import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { shortPasswordText } from '../../../../shared/password-strength/short-password.ts'
import { REQUIRED } from '../../change/change-failure.ts'

/** What an administrator types about a user. Names as the call has them; the confirmation is the update's. */
export interface UserForm {
  first_name: string
  last_name: string
  username: string
  email: string
  password: string
  confirmPassword: string
}

export interface UserFormProblem {
  text: string
  fields: readonly (keyof UserForm)[]
  /** Under each of the fields; '' marks them alone. */
  mark: string
}

const NAMED = ['first_name', 'last_name', 'username', 'email'] as const

export function readUserForm(typed: FormData): UserForm {
  const text = (name: keyof UserForm) => String(typed.get(name) ?? '')
  return {
    first_name: text('first_name').trim(),
    last_name: text('last_name').trim(),
    username: text('username').trim(),
    email: text('email').trim(),
    password: text('password'),
    confirmPassword: text('confirmPassword'),
  }
}

/** The first thing to change (spec 1, section 5): what is required, then the passwords. An edit needs no password. null: it may be sent. */
export function userFormProblem(form: UserForm, change: 'create' | 'update'): UserFormProblem | null {
  const required: readonly (keyof UserForm)[] = change === 'create' ? [...NAMED, 'password'] : NAMED
  const missing = required.filter((field) => form[field] === '')
  if (missing.length > 0) return { text: ADMIN_TEXTS.requiredFields, fields: missing, mark: REQUIRED }
  if (form.password !== form.confirmPassword)
    return { text: REGISTRATION_TEXTS.passwordsDiffer, fields: ['confirmPassword'], mark: '' }
  const tooShort = form.password === '' ? null : shortPasswordText(form.password)
  if (tooShort) return { text: tooShort, fields: ['password'], mark: '' }
  return null
}
