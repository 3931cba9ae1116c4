import { type Kysely, sql } from 'kysely'
import { requireExtension } from '../require-extension.ts'

/** The articles of the package `knowledge`, indexed for search: rewritten at a start when the package has changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await requireExtension(db, 'pg_trgm')
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table articles (
    slug text primary key,
    title text not null, summary text not null, "group" text not null,
    in_short text[] not null, body text not null, sources jsonb not null,
    digest text not null,
    lexemes tsvector not null)`,
  'create index articles_lexemes on articles using gin (lexemes)',
  // What an answer may quote.
  `create table article_passages (
    slug text not null references articles on delete cascade,
    position integer not null,
    markdown text not null,
    lexemes tsvector not null,
    primary key (slug, position))`,
  // A title or a keyword: an article whose whole phrase is in the question ranks above one that shares only a word with it.
  `create table article_phrases (
    slug text not null references articles on delete cascade,
    position integer not null,
    lexemes tsvector not null,
    primary key (slug, position))`,
  // Each word of the articles as it is spelled, and phrases joined into one word ("jetlag"): candidates for correcting a
  // mistyped word.
  'create table article_words (word text primary key, lexemes text[] not null)',
  'create index article_words_like on article_words using gin (word gin_trgm_ops)',
]
