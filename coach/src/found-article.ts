/** An article that a search found, with the parts that fit the words best. */
export interface FoundArticle {
  slug: string
  title: string
  summary: string
  /** The facts of its section "In short", one each, in markdown. */
  inShort: readonly string[]
  /** The paragraph or line that fits the words best, in markdown. */
  passage: string
  /** Its answer to a question like the one asked, the verdict first; null or absent: it has none. */
  answer?: string | null
  /** How closely a question it answers matches, 0 to 1: above 0 it is the same question; absent: not known. */
  askedShare?: number
  /** Words of the question that it does not contain; absent: not known. */
  unsaid?: readonly string[]
  /** How well it fits, 0 to 1; below `WEAK_MATCH` it is not about the words. */
  score: number
}

/**
 * More than one word in an article's body gives. Measured on the questions of recall.test.ts: those that no article
 * answers stay below it, the others above.
 */
export const WEAK_MATCH = 0.37
