import type { IndexedArticle, IndexedQuestion } from '../index/article-index.ts'
import { exactQuestionShare } from './exact-question.ts'
import { matchedWeight } from './matched-weight.ts'
import type { Asked } from './query-words.ts'
import { wordSimilarity } from './word-similarity.ts'

/** Breaks ties by the wording: "what is strain", "is a strain of 18 too much". */
const WORDING_BONUS = 0.3
/** An answered question must contain this share of the asked words, or its answer is to another question. */
const MIN_SHARE = 0.45

export interface BestQuestion {
  says: string
  /** The share of the asked words that the question contains, 0 to 1. */
  share: number
  /** `exactQuestionShare` */
  exactShare: number
}

/** The article's question that matches best, with its answer; undefined: none matches well enough. */
export function bestQuestion({ questions }: IndexedArticle, asked: Asked): BestQuestion | undefined {
  const candidates = questions.flatMap((question) => {
    const value = matchedWeight(asked, ({ lexeme }) => (question.lexemes.has(lexeme) ? 1 : 0))
    if (value === undefined) return []
    return [{ question, share: value / asked.total, exactShare: exactQuestionShare(question, asked) }]
  })
  const exactShare = Math.max(...candidates.map((candidate) => candidate.exactShare))
  const nearest = candidates.filter((candidate) => candidate.exactShare === exactShare)
  const share = Math.max(...nearest.map((candidate) => candidate.share))
  // The wording is compared only where it can decide, because the comparison is most of the work.
  const best = bestWorded(
    nearest.filter((candidate) => candidate.share + WORDING_BONUS > share),
    asked,
  )
  if (!best || (exactShare === 0 && best.share < MIN_SHARE)) return undefined
  return { says: best.question.says, share: best.share, exactShare }
}

function bestWorded<T extends { question: IndexedQuestion; share: number }>(
  candidates: T[],
  asked: Asked,
): T | undefined {
  if (candidates.length < 2) return candidates[0]
  const fits = candidates.map(
    ({ question, share }) => share + WORDING_BONUS * wordSimilarity(asked.trigrams, question.trigrams),
  )
  return candidates[fits.indexOf(Math.max(...fits))]
}
