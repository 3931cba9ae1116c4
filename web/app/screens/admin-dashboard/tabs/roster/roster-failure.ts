import { CallFailure } from '../../../../shared/api/failures.ts'

/**
 * Message for a failed roster call: the server's own sentence, which says how to correct the file.
 * @param doing "reading the file"
 */
export function rosterFailureText(error: Error, doing: string): string {
  if (error instanceof CallFailure) return error.message
  return `Network error while ${doing}. Please try again.`
}
