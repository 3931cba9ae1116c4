import { z } from 'zod'
import { trim } from 'zod/mini'
import { Article, ArticleSummary } from '../entities/knowledge.ts'
import { ErrorReply } from '../errors.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'
import { textField } from '../text-field.ts'

export const listArticles = defineRoute({
  method: 'GET',
  path: '/api/knowledge/',
  access: EVERY_ROLE,
  subject: 'Knowledge base',
  summary: 'The sports-science articles, or those that a search finds, best first',
  query: z.object({ search: z.optional(textField('search', 400, trim())) }),
  replies: { 200: z.array(ArticleSummary), 400: ErrorReply, 401: ErrorReply },
})

export const readArticle = defineRoute({
  method: 'GET',
  path: '/api/knowledge/:slug/',
  access: EVERY_ROLE,
  subject: 'Knowledge base',
  summary: 'One article with its sources',
  params: z.object({ slug: textField('slug', 100) }),
  replies: { 200: Article, 400: ErrorReply, 401: ErrorReply, 404: ErrorReply },
})
