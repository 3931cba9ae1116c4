/** The trigrams of a text, in its order, each encoded as a number. */
export interface Trigrams {
  inOrder: readonly number[]
  numbers: ReadonlyMap<string, number>
}

/**
 * Of a text in lower case, words separated by blanks: each word is padded with two blanks before and one after, as in
 * PostgreSQL's pg_trgm.
 */
export function trigramsOf(text: string): Trigrams {
  const numbers = new Map<string, number>()
  const inOrder = text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const padded = `  ${word} `
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
    })
    .map((trigram) => {
      const number = numbers.get(trigram) ?? numbers.size
      numbers.set(trigram, number)
      return number
    })
  return { inOrder, numbers }
}
