import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { CallFailure } from '../api/failures.ts'
import type { RegistrationForm } from './validation.ts'

/** What the form says when the server refuses (spec 1, section 8, in its order). */
export function registrationFailureText(error: Error): string {
  if (!(error instanceof CallFailure)) return REGISTRATION_TEXTS.otherFailure
  const { reply } = error
  if (reply?.error) return reply.error
  if (reply?.username) return REGISTRATION_TEXTS.usernameTaken
  if (reply?.email) return REGISTRATION_TEXTS.emailTaken
  return reply?.detail ?? REGISTRATION_TEXTS.failed
}

/** What the server says about the fields that can show it. The form has no user name of its own: it is the address. */
export function registrationFieldProblems(
  error: Error | null,
): Partial<Record<keyof RegistrationForm | 'role', string>> {
  const { username, email, first_name, last_name, password, role } =
    (error instanceof CallFailure && error.reply?.fields) || {}
  return { email: username ?? email, first_name, last_name, password, role }
}
