/** An article that a search found, with what answers the words best. */
export interface FoundArticle {
  slug: string
  title: string
  summary: string
  /** The facts of its section "In short", a line each, in markdown. */
  inShort: readonly string[]
  /** The paragraph or line that fits the words best, in markdown. */
  passage: string
  /** What it says to a question like the one that was asked, the verdict first; null or absent: to none. */
  answer?: string | null
  /** How much of the question is a wording that it answers, 0 to 1: above 0 it is the very question; absent: not known. */
  askedShare?: number
  /** Words of the question that stand nowhere in it; absent: not known. */
  unsaid?: readonly string[]
  /** 0 to 1: how well it fits; below `WEAK_MATCH` it says nothing about them. */
  score: number
}

/**
 * Above what one word of an article's body gives. Found by the questions of recall.test.ts: those that no article answers stay
 * below it, the others lie above.
 */
export const WEAK_MATCH = 0.37
