import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** An indexed word that a word of a question may mean. */
export interface Meaning {
  word: string
  /** The indexed stem. null: no article contains the word, nor one spelled like it. */
  lexeme: string | null
  /** 1: the same word; less: a similarly spelled one. */
  likeness: number
  /** Less than 1: the word says little about the topic; absent: 1. */
  weight?: number
}

/** The share of trigrams at which a word counts as a misspelling of another: "tappering" and "tapering" share 0.73. */
const MIN_LIKENESS = 0.45
/** Shorter words resemble too many others. */
const MIN_LETTERS = 4
/** How many candidates are kept for a misspelled word. */
const MAX_ALIKE = 3

/** What the words may mean in our articles, without PostgreSQL's stop words. */
export async function findMeanings(db: Database, words: readonly string[]): Promise<Meaning[]> {
  const { rows } = await sql<Meaning>`
    with asked as (
      select word, tsvector_to_array(to_tsvector('english', word)) as stems from unnest(${words}::text[]) as asked(word)),
    known as (
      select asked.word, lexeme, 1 as likeness
      from asked, unnest(coalesce((select lexemes from article_words as own where own.word = asked.word), stems)) as lexeme
      where exists (select from articles where articles.lexemes @@ quote_literal(lexeme)::tsquery))
    select * from known
    union all
    select asked.word, lexeme, coalesce(likeness, 0)
    from asked left join lateral (
      select alike.lexemes, similarity(alike.word, asked.word) as likeness
      from article_words as alike
      where length(asked.word) >= ${MIN_LETTERS} and alike.word % asked.word and similarity(alike.word, asked.word) >= ${MIN_LIKENESS}
      order by likeness desc, alike.word limit ${MAX_ALIKE}) as alike on true left join unnest(alike.lexemes) as lexeme on true
    where stems <> '{}' and not exists (select from known where known.word = asked.word)`.execute(db)
  return rows
}
