import { AVATAR_INITIALS } from '@corner/contract/constants/charts.ts'

/**
 * First letters of the first words of a name, capitals: of two (spec 2, section 2), or of as many as asked for. A word without a
 * letter or digit counts for nothing; empty for a name without any.
 */
export function initialsOf(name: string, most: number = AVATAR_INITIALS): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{Letter}\p{Number}]/u.exec(word)?.[0] ?? [])
  return letters.slice(0, most).join('').toLocaleUpperCase('en-US')
}
