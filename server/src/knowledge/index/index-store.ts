import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export interface ArticleRow {
  slug: string
  title: string
  summary: string
  inShort: string[]
  words: { lexeme: string; weight: 'A' | 'B' | 'C' | 'D'; mention: number }[]
  phrases: string[][]
  passages: { position: number; markdown: string; lexemes: string[] }[]
}

/** All articles with everything that is searched. */
export async function readArticleRows(db: Database): Promise<ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`
    select slug, title, summary, in_short as "inShort",
      (select coalesce(jsonb_agg(jsonb_build_object('lexeme', lexeme, 'weight', (select min(weight) from unnest(weights) as weight),
          'mention', ts_rank(articles.lexemes, quote_literal(lexeme)::tsquery))), '[]')
        from unnest(articles.lexemes) as word(lexeme, positions, weights)) as words,
      (select coalesce(jsonb_agg(tsvector_to_array(phrase.lexemes)), '[]')
        from article_phrases as phrase where phrase.slug = articles.slug) as phrases,
      (select coalesce(jsonb_agg(jsonb_build_object('position', position, 'markdown', markdown,
          'lexemes', tsvector_to_array(passage.lexemes)) order by position), '[]')
        from article_passages as passage where passage.slug = articles.slug) as passages
    from articles order by slug`.execute(db)
  return rows
}
