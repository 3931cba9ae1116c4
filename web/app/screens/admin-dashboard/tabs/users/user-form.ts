import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { shortPasswordText } from '../../../../shared/password-strength/short-password.ts'
import { REQUIRED } from '../../change/change-failure.ts'

/** The values of the user form, named as in the API; only the update has a confirmation. */
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
  /** Message under each of the fields. */
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

/**
 * The first problem (docs/reference/administration.md#checks): required fields, then passwords. An edit needs no
 * password. null: the form may be sent.
 */
export function userFormProblem(form: UserForm, change: 'create' | 'update'): UserFormProblem | null {
  const required: readonly (keyof UserForm)[] = change === 'create' ? [...NAMED, 'password'] : NAMED
  const missing = required.filter((field) => form[field] === '')
  if (missing.length > 0) return { text: ADMIN_TEXTS.requiredFields, fields: missing, mark: REQUIRED }
  if (form.password !== form.confirmPassword)
    return {
      text: REGISTRATION_TEXTS.passwordsDiffer,
      fields: ['confirmPassword'],
      mark: REGISTRATION_TEXTS.passwordsDiffer,
    }
  const tooShort = form.password === '' ? null : shortPasswordText(form.password)
  if (tooShort) return { text: tooShort, fields: ['password'], mark: tooShort }
  return null
}
