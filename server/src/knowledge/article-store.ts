import type { Database } from '../database/database.ts'

const SUMMARY = ['slug', 'title', 'summary', 'group'] as const

export function findSummaries(db: Database) {
  return db.selectFrom('articles').select(SUMMARY).execute()
}

export function findArticle(db: Database, slug: string) {
  return db
    .selectFrom('articles')
    .select([...SUMMARY, 'body', 'sources'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}
