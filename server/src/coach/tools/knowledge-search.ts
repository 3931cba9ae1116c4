import { z } from 'zod'
import type { FoundArticle } from '../scope.ts'
import { defineTool } from './tool.ts'

export interface KnowledgeSearchResult {
  query: string
  /** Best first. */
  articles: readonly FoundArticle[]
}

export const knowledgeSearch = defineTool({
  description: 'The sports-science articles that say most about a topic, with their key facts, to quote and to link.',
  input: z.object({
    query: z.string().trim().min(1).max(400),
    limit: z.int().min(1).max(8).default(3),
  }),
  async run(scope, { query, limit }): Promise<KnowledgeSearchResult> {
    return { query, articles: await scope.findArticles(query, limit) }
  },
  evidence: ({ query, articles }) => ({
    title: `Articles about “${query}”`,
    columns: [
      { label: 'Article', unit: '' },
      { label: 'Summary', unit: '' },
    ],
    rows: articles.map(({ title, summary }) => [title, summary]),
  }),
})
