import type { ArticleIndex } from '../index/article-index.ts'
import { type Trigrams, trigramsOf } from '../index/trigrams.ts'
import type { Meaning } from '../meanings/meanings-store.ts'

/** Below this similarity a word counts as a different one. */
export const MIN_COVERED = 0.7

/** A word of a question, as the articles know it. */
export interface QueryWord {
  word: string
  lexeme: string
  /** 1: the same word; less: a similarly spelled one. */
  likeness: number
  /** How much it says: ln(1 + articles / articles that contain it), so that "debt" counts more than "sleep". */
  rarity: number
}

export interface Asked {
  trigrams: Trigrams
  words: readonly QueryWord[]
  /** The rarity of each lexeme that was asked for, similarly spelled words from `MIN_COVERED` on included. */
  rarityOf: ReadonlyMap<string, number>
  /** Every word of the question, found or not. */
  all: readonly string[]
  /** The score of an article that has every word in its title. */
  total: number
}

/**
 * The words of a question with their weights. A word that no article contains as typed counts as if half an article contained
 * it.
 * @param question normalized (words.ts)
 */
export function weighWords(question: string, meanings: readonly Meaning[], index: ArticleIndex): Asked {
  const unknownRarity = Math.log(1 + 2 * index.articles.length)
  const words = meanings.flatMap(({ word, lexeme, likeness, weight = 1 }) => {
    const articles = lexeme === null ? undefined : index.articlesWith.get(lexeme)
    if (lexeme === null || articles === undefined) return []
    return [{ word, lexeme, likeness, rarity: Math.log(1 + index.articles.length / articles) * weight }]
  })
  const unknown = new Map(meanings.flatMap(({ word, lexeme, weight = 1 }) => (lexeme === null ? [[word, weight]] : [])))
  const worth = new Map([...unknown].map(([word, weight]) => [word, weight * unknownRarity]))
  for (const { word, likeness, rarity } of words)
    worth.set(word, Math.max(worth.get(word) ?? 0, likeness === 1 ? rarity : unknownRarity))
  return {
    trigrams: trigramsOf(question),
    words,
    rarityOf: rarityOfCovered(words),
    all: [...new Set(meanings.map(({ word }) => word))],
    total: [...worth.values()].reduce((sum, value) => sum + value, 0),
  }
}

function rarityOfCovered(words: readonly QueryWord[]): Map<string, number> {
  const rarityOf = new Map<string, number>()
  for (const { lexeme, likeness, rarity } of words)
    if (likeness >= MIN_COVERED) rarityOf.set(lexeme, Math.max(rarityOf.get(lexeme) ?? 0, rarity))
  return rarityOf
}
