import type { FoundArticle } from '@corner/coach/found-article.ts'
import { ORDINARY_WORDS } from '@corner/coach/language/lexicon/ordinary-words.ts'
import type { Database } from '../database/database.ts'
import type { Meaning } from './meanings/meanings-store.ts'
import { topicWordsOf } from './question-words.ts'
import { weighWords } from './ranking/query-words.ts'
import { rankArticles } from './ranking/rank-articles.ts'
import { searchableOf } from './searchable.ts'
import { plainText } from './words.ts'

/** The longest question that is read. */
const LONGEST = 200

/**
 * The articles that say most about a question, best first: by shared words, each weighted by how few articles contain it, and
 * by whole phrases of title and keywords. Question words count nothing; a misspelled word counts as the most similar one.
 */
export async function searchArticles(db: Database, question: string, limit: number): Promise<FoundArticle[]> {
  const words = topicWordsOf(question)
  if (words.length === 0) return []
  const { index, meanings } = await searchableOf(db)
  const said = (await meanings.of(words)).map(asSaid)
  return rankArticles(index, weighWords(plainText(question).slice(0, LONGEST), said, index), limit)
}

/**
 * The weight of an everyday word beside a word of the subject, and of one that no article contains: "half these guys show like
 * a 6".
 */
const EVERYDAY = { known: 0.75, unknown: 0.5 }

function asSaid(meaning: Meaning): Meaning {
  if (!ORDINARY_WORDS.has(meaning.word)) return meaning
  return meaning.likeness < 1
    ? { ...meaning, lexeme: null, weight: EVERYDAY.unknown }
    : { ...meaning, weight: EVERYDAY.known }
}

/** Certain articles in the form of search results, in this order: the score is 1 and the passage is the summary. */
export async function getKnownArticles(db: Database, slugs: readonly string[]): Promise<FoundArticle[]> {
  const { index } = await searchableOf(db)
  return slugs.flatMap((asked) => {
    const article = index.articles.find(({ slug }) => slug === asked)
    if (!article) return []
    const { slug, title, summary, inShort } = article
    return [{ slug, title, summary, inShort, passage: summary, answer: null, askedShare: 0, score: 1 }]
  })
}
