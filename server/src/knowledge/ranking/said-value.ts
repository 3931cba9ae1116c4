import type { Asked, AskedWord } from './asked-words.ts'

/**
 * What the asked words are worth that are said, each word once by the best of its meanings.
 * @param factor of a word where it stands; 0: it is not said
 * @returns undefined when none is
 */
export function saidValue({ words }: Asked, factor: (word: AskedWord) => number): number | undefined {
  const values = new Map<string, number>()
  for (const word of words) {
    const value = factor(word) * word.rarity * word.likeness
    if (value > 0) values.set(word.word, Math.max(values.get(word.word) ?? 0, value))
  }
  return values.size === 0 ? undefined : [...values.values()].reduce((sum, value) => sum + value, 0)
}
