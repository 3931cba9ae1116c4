import { AVATAR_INITIALS } from '@corner/contract/constants/charts.ts'

/**
 * Initials of a name in capitals: of the first two words (docs/reference/athlete-analysis.md#screen), or of as many as
 * asked for. Words without a letter or digit are skipped; empty if there are none.
 */
export function initialsOf(name: string, most: number = AVATAR_INITIALS): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{Letter}\p{Number}]/u.exec(word)?.[0] ?? [])
  return letters.slice(0, most).join('').toLocaleUpperCase('en-US')
}
