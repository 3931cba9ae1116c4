import { SIGN_IN_TEXTS } from '@corner/contract/texts/accounts.ts'
import { CallFailure } from '../../shared/api/failures.ts'

/** What the form says (spec 1, section 8): the server's detail, else a fixed sentence. */
export function signInFailureText(error: Error): string {
  if (!(error instanceof CallFailure)) return SIGN_IN_TEXTS.otherFailure
  return error.reply?.detail ?? SIGN_IN_TEXTS.failed
}

/** What the server says about single fields. */
export function signInFieldProblems(error: Error | null): { email?: string; password?: string } {
  return (error instanceof CallFailure && error.reply?.fields) || {}
}
