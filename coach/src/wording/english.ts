/** `A`, `A and B`, `A, B and C`. */
export function joinAnd(parts: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}

/** `a latest recovery`, `an average sleep`, `an HRV consistency`. */
export const withArticle = (words: string): string => `${/^([aeiou]|HRV|REM)/i.test(words) ? 'an' : 'a'} ${words}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** For a sentence that goes on within another. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
