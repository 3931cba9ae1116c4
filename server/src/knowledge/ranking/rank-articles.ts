import type { FoundArticle } from '@corner/coach/found-article.ts'
import type { ArticleIndex, IndexedArticle } from '../index/article-index.ts'
import { type BestQuestion, bestQuestion } from './best-question.ts'
import { matchedWeight } from './matched-weight.ts'
import { type Asked, MIN_COVERED } from './query-words.ts'

/** The weight of a word by the part of the article that contains it. */
const PART_WEIGHT = { title: 1, keywords: 0.9, summary: 0.6, body: 0.35 }
/** A bonus for a whole phrase of title or keywords; small for a single word, which is hardly a phrase. */
const PHRASE_BONUS = { words: 0.3, word: 0.1 }
/** Breaks ties between articles with the same words by how often they use them. */
const MENTION_BONUS = 0.1
/** A bonus for an answered question, by the share of the asked words that it contains. */
const ANSWER_BONUS = 0.3
/** A bonus for an exact question, by the share of the asked words that it contains: it ranks before every other. */
const EXACT_QUESTION_BONUS = 0.6
/** The minimum score of an article with the exact question: it is an answer by itself (`SURE_MATCH` in coach). */
const EXACT_QUESTION_SCORE = 0.76

/** The articles with these words, best first. The score is the share of the question that was found. */
export function rankArticles(index: ArticleIndex, asked: Asked, limit: number): FoundArticle[] {
  return index.articles
    .flatMap((article) => {
      const answered = bestQuestion(article, asked)
      const score = scoreOf(article, asked, answered)
      return score === undefined ? [] : [{ article, answered, score }]
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ article, answered, score }) => ({
      slug: article.slug,
      title: article.title,
      summary: article.summary,
      inShort: article.inShort,
      score: Math.min(1, score),
      askedShare: answered?.exactShare ?? 0,
      passage: passageOf(article, asked),
      answer: answered?.says ?? null,
      unsaid: unsaidIn(article, asked),
    }))
}

function scoreOf(article: IndexedArticle, asked: Asked, answered: BestQuestion | undefined): number | undefined {
  const found = matchedWeight(asked, ({ lexeme }) => {
    const known = article.lexemes.get(lexeme)
    return known ? PART_WEIGHT[known.part] : 0
  })
  if (found === undefined) return undefined
  const score =
    (found + phraseBonus(article, asked)) / asked.total +
    ANSWER_BONUS * (answered?.share ?? 0) +
    MENTION_BONUS * mentionOf(article, asked)
  const exactShare = answered?.exactShare ?? 0
  return exactShare > 0 ? Math.max(score, EXACT_QUESTION_SCORE) + EXACT_QUESTION_BONUS * exactShare : score
}

function phraseBonus({ phrases }: IndexedArticle, { words }: Asked): number {
  const bonuses = phrases.map((phrase) => {
    if (!phrase.every((lexeme) => words.some((word) => word.lexeme === lexeme))) return 0
    const said = words.filter(({ lexeme }) => phrase.includes(lexeme))
    const value = said.reduce((sum, { rarity, likeness }) => sum + rarity * likeness, 0)
    return value * (phrase.length > 1 ? PHRASE_BONUS.words : PHRASE_BONUS.word)
  })
  return Math.max(0, ...bonuses)
}

function mentionOf({ lexemes }: IndexedArticle, { words }: Asked): number {
  const asked = [...new Set(words.map(({ lexeme }) => lexeme))]
  return asked.reduce((sum, lexeme) => sum + (lexemes.get(lexeme)?.mention ?? 0), 0) / asked.length
}

/** The paragraph or line that contains most of the asked words. */
function passageOf({ passages }: IndexedArticle, { words }: Asked): string {
  let best = { markdown: '', value: -1 }
  for (const { markdown, lexemes } of passages) {
    const value = words.reduce(
      (sum, { lexeme, rarity, likeness }) => sum + (lexemes.has(lexeme) ? rarity * likeness : 0),
      0,
    )
    if (value > best.value) best = { markdown, value }
  }
  return best.markdown
}

function unsaidIn({ lexemes }: IndexedArticle, { all, words }: Asked): string[] {
  return all.filter(
    (asked) =>
      !words.some(({ word, lexeme, likeness }) => word === asked && likeness >= MIN_COVERED && lexemes.has(lexeme)),
  )
}
