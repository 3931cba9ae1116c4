import type { FoundArticle } from '../../found-article.ts'
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

/** The article with a slug; undefined where the knowledge base has none. */
export async function findArticle(toolbox: Toolbox, slug: string): Promise<FoundArticle | undefined> {
  const { articles } = await toolbox.call('knowledge_search', { slugs: [slug] })
  return articles[0]
}

/** The line of sources for given articles; unknown ones are left out. */
export async function citeArticle(toolbox: Toolbox, ...asked: readonly string[]): Promise<string> {
  const [first, ...others] = asked
  if (first === undefined) return ''
  const { articles } = await toolbox.call('knowledge_search', { slugs: [first, ...others] })
  return writeSources(articles)
}
