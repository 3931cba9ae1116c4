import { z } from 'zod'
import type { FoundArticle } from '../found-article.ts'
import { table } from './table.ts'
import { defineTool } from './tool.ts'

interface KnowledgeSearchResult {
  /** null: articles were requested by slug. */
  query: string | null
  /** Best first, or in the order requested; unknown slugs are left out. */
  articles: readonly FoundArticle[]
}

/** More than any answer cites. */
const MOST_SLUGS = 12
const NEITHER = 'Say what to search for, or the slugs of articles'

export const knowledgeSearch = defineTool({
  description:
    'The sports-science articles that say most about a topic, with their key facts, to quote and to link; or certain articles by their slugs.',
  input: z
    .object({
      query: z.string().trim().min(1).max(400).optional().describe('Words of the topic'),
      slugs: z
        .array(z.string().min(1).max(100))
        .nonempty()
        .max(MOST_SLUGS)
        .readonly()
        .optional()
        .describe('Certain articles that are known already, instead of a topic'),
      limit: z.int().min(1).max(8).default(3),
    })
    .refine(({ query, slugs }) => query !== undefined || slugs !== undefined, { path: ['query'], message: NEITHER }),
  async run(scope, { query, slugs, limit }): Promise<KnowledgeSearchResult> {
    if (slugs) return { query: null, articles: await scope.articlesOf(slugs) }
    return { query: query ?? '', articles: await scope.findArticles(query ?? '', limit) }
  },
  evidence: ({ articles }) => ({
    title: 'Articles',
    ...table(articles, [
      ['Article', ({ title }) => title],
      ['Summary', ({ summary }) => summary],
    ]),
  }),
})
