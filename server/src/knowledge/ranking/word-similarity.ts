import type { Trigrams } from '../index/trigrams.ts'

/** The similarity of a text to the most similar stretch of another, 0 to 1: shared trigrams divided by all trigrams of both. */
export function wordSimilarity(text: Trigrams, other: Trigrams): number {
  const wanted = new Uint8Array(other.numbers.size)
  for (const trigram of text.numbers.keys()) {
    const number = other.numbers.get(trigram)
    if (number !== undefined) wanted[number] = 1
  }
  const { inOrder } = other
  const wantedCount = text.numbers.size
  /** Where the stretch began in which each trigram was last seen. */
  const seenFrom = new Int16Array(wanted.length).fill(-1)
  let best = 0
  for (let from = 0; from < inOrder.length; from++) {
    if (!wanted[inOrder[from] as number]) continue
    let [shared, unshared] = [0, 0]
    // With so many unwanted trigrams a stretch cannot beat the best one, whatever follows.
    for (let at = from; at < inOrder.length && wantedCount > best * (wantedCount + unshared); at++) {
      const number = inOrder[at] as number
      if (seenFrom[number] === from) continue
      seenFrom[number] = from
      if (wanted[number]) best = Math.max(best, ++shared / (wantedCount + unshared))
      else unshared++
    }
  }
  return best
}
