import { type FoundArticle, WEAK_MATCH } from '../../found-article.ts'
import type { Toolbox } from '../../tools/toolbox.ts'
import { withDrinksNamed } from './energy-drinks.ts'

/** From this score an article is about these very words. */
export const STRONG_MATCH = 0.6
/** From this score it is an answer by itself, whatever else the question says. */
export const SURE_MATCH = 0.75

/** The articles about some words, best first; none for no words. @param least the lowest score to include */
export async function searchArticles(
  query: string,
  toolbox: Toolbox,
  least = WEAK_MATCH,
): Promise<readonly FoundArticle[]> {
  const words = withDrinksNamed(query).replace(/\s+/g, ' ').trim().slice(0, 400)
  if (words === '') return []
  const { articles } = await toolbox.call('knowledge_search', { query: words })
  return articles.filter(({ score }) => score >= least)
}
