import type { FoundArticle } from '@corner/coach/found-article.ts'
import { ORDINARY_WORDS } from '@corner/coach/language/lexicon/ordinary-words.ts'
import type { Database } from '../database/database.ts'
import type { Meaning } from './meanings/meanings-store.ts'
import { topicWordsOf } from './question-words.ts'
import { weighWords } from './ranking/asked-words.ts'
import { rankArticles } from './ranking/rank-articles.ts'
import { articlesOf } from './searchable.ts'
import { plainText } from './words.ts'

/** Of a question as it is put. */
const LONGEST = 200

/**
 * The articles that say most about a question, best first: by the words it shares with them, each counted by how few articles
 * know it, and by whole phrases of title and keywords. Question words count nothing; a mistyped word counts as the most alike.
 */
export async function searchArticles(db: Database, question: string, limit: number): Promise<FoundArticle[]> {
  const words = topicWordsOf(question)
  if (words.length === 0) return []
  const { index, meanings } = await articlesOf(db)
  const said = (await meanings.of(words)).map(asSaid)
  return rankArticles(index, weighWords(plainText(question).slice(0, LONGEST), said, index), limit)
}

/** What a word of everyday speech counts beside a word of the subject, and one that no article knows: "half these guys show like a 6". */
const EVERYDAY = { known: 0.75, unknown: 0.5 }

function asSaid(meaning: Meaning): Meaning {
  if (!ORDINARY_WORDS.has(meaning.word)) return meaning
  return meaning.likeness < 1
    ? { ...meaning, lexeme: null, weight: EVERYDAY.unknown }
    : { ...meaning, weight: EVERYDAY.known }
}

/** Certain articles as a search gives them, in this order: each is itself, so its score is 1 and its summary the passage. */
export async function getKnownArticles(db: Database, slugs: readonly string[]): Promise<FoundArticle[]> {
  const { index } = await articlesOf(db)
  return slugs.flatMap((asked) => {
    const article = index.articles.find(({ slug }) => slug === asked)
    if (!article) return []
    const { slug, title, summary, inShort } = article
    return [{ slug, title, summary, inShort, passage: summary, answer: null, askedShare: 0, score: 1 }]
  })
}
