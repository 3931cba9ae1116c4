import { CallFailure } from '../../../../shared/api/failures.ts'

/** What a roster's calls say when they fail: the server's own sentence, which says what would be right. @param doing "reading the file" */
export function rosterFailureText(error: Error, doing: string): string {
  if (error instanceof CallFailure) return error.message
  return `Network error while ${doing}. Please try again.`
}
