import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { CallFailure } from '../api/failures.ts'
import type { RegistrationForm } from './validation.ts'

/** Message when the server refuses (docs/reference/accounts.md#registration, in its order). */
export function registrationFailureText(error: Error): string {
  if (!(error instanceof CallFailure)) return REGISTRATION_TEXTS.otherFailure
  const { reply } = error
  if (reply?.error) return reply.error
  if (reply?.username) return REGISTRATION_TEXTS.usernameTaken
  if (reply?.email) return REGISTRATION_TEXTS.emailTaken
  return reply?.detail ?? REGISTRATION_TEXTS.failed
}

/** The server's messages for the form's fields. The form has no username field: the address is used. */
export function registrationFieldProblems(
  error: Error | null,
): Partial<Record<keyof RegistrationForm | 'role', string>> {
  const { username, email, first_name, last_name, password, role } =
    (error instanceof CallFailure && error.reply?.fields) || {}
  return { email: username ?? email, first_name, last_name, password, role }
}
