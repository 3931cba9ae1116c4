import { WEAK_MATCH } from '@corner/coach/found-article.ts'
import type { Article, ArticleSummary } from '@corner/contract/entities/knowledge.ts'
import { notFound } from '@corner/contract/refusal.ts'
import { GROUPS } from '@corner/knowledge/parse-article.ts'
import type { Database } from '../database/database.ts'
import { findArticle, findSummaries } from './article-store.ts'
import { searchArticles } from './search.ts'

/** More results than anybody reads. */
const MAX_FOUND = 12

/** All articles by shelf and title; with a search only the matching ones, best first. */
export async function listArticles(db: Database, search = ''): Promise<ArticleSummary[]> {
  const all = await findSummaries(db)
  if (search === '') return all.sort((a, b) => shelfOf(a) - shelfOf(b) || a.title.localeCompare(b.title, 'en'))
  const found = await searchArticles(db, search, MAX_FOUND)
  return found
    .filter(({ score }) => score >= WEAK_MATCH)
    .flatMap(({ slug }) => all.filter((article) => article.slug === slug))
}

const shelfOf = ({ group }: ArticleSummary): number => (GROUPS as readonly string[]).indexOf(group)

/** @throws Refusal `not_found` */
export async function getArticle(db: Database, slug: string): Promise<Article> {
  const article = await findArticle(db, slug)
  if (!article) throw notFound('The article')
  return article
}
