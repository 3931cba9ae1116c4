import { SIGN_IN_TEXTS } from '@corner/contract/texts/accounts.ts'
import { CallFailure } from '../../shared/api/failures.ts'

/** Message of the form (docs/reference/accounts.md#sign-in): the server's detail, else a fixed sentence. */
export function signInFailureText(error: Error): string {
  if (!(error instanceof CallFailure)) return SIGN_IN_TEXTS.otherFailure
  return error.reply?.detail ?? SIGN_IN_TEXTS.failed
}

/** The server's messages by field. */
export function signInFieldProblems(error: Error | null): { email?: string; password?: string } {
  return (error instanceof CallFailure && error.reply?.fields) || {}
}
