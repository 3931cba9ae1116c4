import { sql } from 'kysely'
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts'
import type { Database } from '../database/database.ts'
import type { Articles } from '../database/schema.ts'

/** Texts to be searched are normalized already (words.ts). */
export interface ArticleRow extends Articles {
  /** Title, keywords, summary, body: by decreasing weight. */
  text: string[]
  passages: { markdown: string; text: string }[]
  /** The answer to a question, found by the question's words. */
  answers: { asked: string; says: string; text: string; wordings: string[] }[]
  phrases: string[]
}

export interface WordRow {
  word: string
  /** What it means, in indexed words. */
  text: string
}

export async function readDigests(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('articles').select(['slug', 'digest']).execute()
  return new Map(rows.map(({ slug, digest }) => [slug, digest]))
}

/**
 * Replaces all articles, in one transaction.
 * @param isNeeded checked again under the lock: another process may have written the same
 * @returns whether they were written
 */
export function replaceArticles(
  database: Database,
  articles: readonly ArticleRow[],
  words: readonly WordRow[],
  isNeeded: (digests: ReadonlyMap<string, string>) => boolean,
): Promise<boolean> {
  return database.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.articles})`.execute(db)
    if (!isNeeded(await readDigests(db))) return false
    await db.deleteFrom('articles').execute()
    await sql`delete from article_words`.execute(db)
    await sql`
      insert into articles
      select slug, title, summary, "group", in_short, body, sources, digest,
        setweight(to_tsvector('english', text[1]), 'A') || setweight(to_tsvector('english', text[2]), 'B') ||
        setweight(to_tsvector('english', text[3]), 'C') || setweight(to_tsvector('english', text[4]), 'D')
      from jsonb_to_recordset(${JSON.stringify(articles)}::jsonb) as article(slug text, title text, summary text, "group" text,
        in_short text[], body text, sources jsonb, digest text, text text[])`.execute(db)
    await sql`
      insert into article_passages
      select slug, position, passage.markdown, to_tsvector('english', passage.text)
      from jsonb_to_recordset(${JSON.stringify(articles)}::jsonb) as article(slug text, passages jsonb),
        rows from (jsonb_to_recordset(passages) as (markdown text, text text)) with ordinality
          as passage(markdown, text, position)`.execute(db)
    // Before the passages, at places below 1: the question on the first line, its answer on the second, and the stems of each
    // wording on the third.
    await sql`
      insert into article_passages
      select slug, 1 - position, answer.text || chr(10) || answer.says || chr(10) || (
          select string_agg(array_to_string(tsvector_to_array(to_tsvector('english', wording)), ' '), ',')
          from jsonb_array_elements_text(answer.wordings) as wording),
        to_tsvector('english', answer.text)
      from jsonb_to_recordset(${JSON.stringify(articles)}::jsonb) as article(slug text, answers jsonb),
        rows from (jsonb_to_recordset(answers) as (says text, text text, wordings jsonb)) with ordinality
          as answer(says, text, wordings, position)`.execute(db)
    await sql`
      insert into article_phrases
      select slug, position, to_tsvector('english', phrase)
      from jsonb_to_recordset(${JSON.stringify(articles)}::jsonb) as article(slug text, phrases text[]),
        unnest(phrases) with ordinality as phrase(phrase, position)
      where to_tsvector('english', phrase) <> ''`.execute(db)
    await sql`
      insert into article_words
      select word, tsvector_to_array(to_tsvector('english', text))
      from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as word(word text, text text)
      where to_tsvector('english', text) <> ''`.execute(db)
    return true
  })
}
