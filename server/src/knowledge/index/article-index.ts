import type { Trigrams } from './trigrams.ts'

/** The articles as they are searched, held in memory: 48 of them with all their words take about 5 MB. */
export interface ArticleIndex {
  articles: readonly IndexedArticle[]
  /** In how many articles each word (its stem) stands. */
  articlesWith: ReadonlyMap<string, number>
}

export interface IndexedArticle {
  slug: string
  title: string
  summary: string
  inShort: readonly string[]
  lexemes: ReadonlyMap<string, IndexedWord>
  /** Each title or keyword, its words. */
  phrases: readonly (readonly string[])[]
  /** In the order of the text. */
  passages: readonly { markdown: string; lexemes: ReadonlySet<string> }[]
  /** In the order of the file. */
  questions: readonly IndexedQuestion[]
}

interface IndexedWord {
  /** The weightiest part of the article that it stands in. */
  part: 'title' | 'keywords' | 'summary' | 'body'
  /** How much the article speaks of it, 0 to 1: PostgreSQL's `ts_rank` of this word alone. */
  mention: number
}

/** What an article answers. */
export interface IndexedQuestion {
  /** Of all its wordings in a row. */
  trigrams: Trigrams
  says: string
  lexemes: ReadonlySet<string>
  /** The words of each wording by itself. */
  wordings: readonly (readonly string[])[]
}
