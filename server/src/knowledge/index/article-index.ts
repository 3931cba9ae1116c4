import type { Trigrams } from './trigrams.ts'

/** The search index of the articles, held in memory: 48 of them with all their words take about 5 MB. */
export interface ArticleIndex {
  articles: readonly IndexedArticle[]
  /** In how many articles each word (its stem) occurs. */
  articlesWith: ReadonlyMap<string, number>
}

export interface IndexedArticle {
  slug: string
  title: string
  summary: string
  inShort: readonly string[]
  lexemes: ReadonlyMap<string, IndexedWord>
  /** The words of each title or keyword. */
  phrases: readonly (readonly string[])[]
  /** In the order of the text. */
  passages: readonly { markdown: string; lexemes: ReadonlySet<string> }[]
  /** In the order of the file. */
  questions: readonly IndexedQuestion[]
}

interface IndexedWord {
  /** The highest-weighted part of the article that contains it. */
  part: 'title' | 'keywords' | 'summary' | 'body'
  /** How prominent the word is in the article, 0 to 1: PostgreSQL's `ts_rank` of this word alone. */
  mention: number
}

/** A question that an article answers. */
export interface IndexedQuestion {
  /** The words of all its wordings together. */
  trigrams: Trigrams
  says: string
  lexemes: ReadonlySet<string>
  /** The words of each wording separately. */
  wordings: readonly (readonly string[])[]
}
