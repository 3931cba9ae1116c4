import { replaceSynonyms } from './synonyms.ts'

/**
 * Markdown normalized for search: no markup or addresses, no accents, compounds in two words, lower case, synonyms in one form.
 */
export function plainText(markdown: string): string {
  const plain = markdown
    .replace(/\]\([^)]*\)/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return replaceSynonyms(plain)
}

/** `7pm`, `35ms`, `5lbs`. */
const AMOUNT = /^\p{N}+(am|pm|h|hrs?|min|mins|ms|lbs?|kg|k|st|nd|rd|th)?$/u

/** Each word once, in order; amounts and single letters are left out, because they say nothing about a topic. */
export function wordsOf(text: string): string[] {
  const words = plainText(text).split(' ')
  return [...new Set(words)].filter((word) => word.length > 1 && !AMOUNT.test(word))
}
