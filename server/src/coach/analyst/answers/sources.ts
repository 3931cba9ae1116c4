import type { FoundArticle } from '../../scope.ts'
import type { Toolbox } from '../../tools/toolbox.ts'
import { joinAnd } from '../phrases/lists.ts'

/** `[Naps](/knowledge/naps)`. */
export const linkTo = ({ slug, title }: Pick<FoundArticle, 'slug' | 'title'>): string =>
  `[${title.replace(/[[\]]/g, '')}](/knowledge/${slug})`

/** The line of sources under an answer; '' without any. */
export function writeSources(articles: readonly Pick<FoundArticle, 'slug' | 'title'>[]): string {
  if (articles.length === 0) return ''
  return `${articles.length > 1 ? 'Sources' : 'Source'}: ${joinAnd(articles.map(linkTo))}`
}

/** So many results are looked at for one certain article. */
const LOOKED_AT = 8

/** The article of a slug, as the search knows it; undefined where the knowledge base has none. */
export async function findArticle(toolbox: Toolbox, slug: string): Promise<FoundArticle | undefined> {
  const { articles } = await toolbox.call('knowledge_search', { query: slug.replaceAll('-', ' '), limit: LOOKED_AT })
  return articles.find((article) => article.slug === slug)
}

/** The line of sources for certain articles; those that the knowledge base lacks are left out. */
export async function citeArticle(toolbox: Toolbox, ...slugs: readonly string[]): Promise<string> {
  const found = await Promise.all(slugs.map((slug) => findArticle(toolbox, slug)))
  return writeSources(found.filter((article) => article !== undefined))
}
