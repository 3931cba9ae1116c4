import { AVATAR_INITIALS } from '@corner/contract/constants/charts.ts'

/** First letters of the first two words of a name, capitals; words without a letter or digit count for nothing (spec 2, section 2). */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{Letter}\p{Number}]/u.exec(word)?.[0] ?? [])
  return letters.slice(0, AVATAR_INITIALS).join('').toLocaleUpperCase('en-US')
}
