import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { CallFailure } from '../api/failures.ts'

/** What the form says when the server refuses (spec 1, section 8, in its order). */
export function registrationFailureText(error: Error): string {
  if (!(error instanceof CallFailure)) return REGISTRATION_TEXTS.otherFailure
  const { reply } = error
  if (reply?.error) return reply.error
  if (reply?.username) return REGISTRATION_TEXTS.usernameTaken
  if (reply?.email) return REGISTRATION_TEXTS.emailTaken
  return reply?.detail ?? REGISTRATION_TEXTS.failed
}
