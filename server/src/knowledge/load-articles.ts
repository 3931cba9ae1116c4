import { createHash } from 'node:crypto'
import type { Article } from '@corner/knowledge/articles.ts'
import { type Connection, type Database, openDatabase, openPool } from '../database/database.ts'
import { type ArticleRow, readDigests, replaceArticles, type WordRow } from './load-store.ts'
import { topicWordsOf } from './question-words.ts'
import { wordingsOf } from './wordings.ts'
import { plainText, wordsOf } from './words.ts'

/**
 * Writes the articles into the searched tables when their files have changed. Servers that start together write one after the
 * other, and readers see either all old articles or all new ones.
 */
export async function loadArticles(connection: Connection, articles: readonly Article[]): Promise<void> {
  await using database = openDatabase(openPool({ ...connection, max: 1 }))
  await storeArticles(database, articles)
}

/** @returns whether anything had to be written */
export async function storeArticles(database: Database, articles: readonly Article[]): Promise<boolean> {
  const rows = articles.map(toRow)
  if (isStored(rows, await readDigests(database))) return false
  const words = everyWord(articles)
  return replaceArticles(database, rows, words, (digests) => !isStored(rows, digests))
}

function isStored(rows: readonly ArticleRow[], stored: ReadonlyMap<string, string>): boolean {
  return stored.size === rows.length && rows.every(({ slug, digest }) => stored.get(slug) === digest)
}

function toRow(article: Article): ArticleRow {
  const { slug, title, summary, group, keywords, answers, inShort, body, passages, sources } = article
  const asked = answers.map((answer) => answer.asked).join(' ')
  const row = {
    slug,
    title,
    summary,
    group,
    body,
    sources,
    in_short: inShort,
    text: [title, keywords.join(' '), `${summary} ${asked}`, passages.map(({ markdown }) => markdown).join(' ')].map(
      plainText,
    ),
    passages: passages.map(({ markdown }) => ({ markdown, text: plainText(markdown) })),
    // The wordings are reduced like a question: words that are dropped from a question must not be required here.
    answers: answers.map((answer) => ({
      ...answer,
      text: plainText(answer.asked),
      wordings: wordingsOf(answer.asked),
    })),
    phrases: [title, ...keywords].map((phrase) => topicWordsOf(phrase).join(' ')),
  }
  // Hashes everything that is stored, so that a release with the same files but another way of reading them rewrites them too.
  const stored = JSON.stringify([row, everyWord([article])])
  return { ...row, digest: createHash('sha256').update(stored).digest('hex') }
}

/** Every word of the articles, and each phrase of titles and keywords joined into one word. */
function everyWord(articles: readonly Article[]): WordRow[] {
  const meanings = new Map<string, string>()
  for (const { title, summary, keywords, answers, body } of articles) {
    for (const phrase of [title, ...keywords].map(plainText)) meanings.set(phrase.replaceAll(' ', ''), phrase)
    for (const word of wordsOf([title, summary, ...keywords, ...answers.map(({ asked }) => asked), body].join(' ')))
      meanings.set(word, word)
  }
  return [...meanings].map(([word, text]) => ({ word, text }))
}
