import { isKnownWord } from './lexicon/known-words.ts'
import type { Token } from './words/token.ts'

/** The share of words, without names and numbers, that are known, 0 to 1; 0 without any word. */
export function knownShare(tokens: readonly Token[]): number {
  const words = tokens.filter(({ value, text }) => value === undefined && /\p{L}/u.test(text))
  if (words.length === 0) return 0
  return words.filter(({ text }) => text.length > 1 && isKnownWord(text)).length / words.length
}
