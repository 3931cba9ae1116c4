import type { Asked, QueryWord } from './query-words.ts'

/**
 * The total weight of the asked words that occur, each counted once by the best of its meanings.
 * @param factor the factor of a word by where it occurs; 0: it does not occur
 * @returns undefined when none occurs
 */
export function matchedWeight({ words }: Asked, factor: (word: QueryWord) => number): number | undefined {
  const values = new Map<string, number>()
  for (const word of words) {
    const value = factor(word) * word.rarity * word.likeness
    if (value > 0) values.set(word.word, Math.max(values.get(word.word) ?? 0, value))
  }
  return values.size === 0 ? undefined : [...values.values()].reduce((sum, value) => sum + value, 0)
}
