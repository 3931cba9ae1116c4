import * as routes from '@corner/contract/routes/knowledge.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { serve } from '../http/serve.ts'
import { getArticle, listArticles } from './articles.ts'

export function knowledgeRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  serve(app, routes.listArticles, ({ query }) => listArticles(database, query.search))
  serve(app, routes.readArticle, ({ params }) => getArticle(database, params.slug))
}
