import { listArticles, readArticle } from '@corner/contract/routes/knowledge.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'

/** The longest search that the server takes. */
export const SEARCH_MAXIMUM = 400

/** All articles, or those that a search finds; while the next letters are typed, what was found before stays. */
export const articlesQuery = (search: string) =>
  queryOptions({
    queryKey: ['articles', search],
    queryFn: ({ signal }) => call(listArticles, { query: { search: search || undefined }, signal }),
    placeholderData: keepPreviousData,
  })

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['article', slug],
    queryFn: ({ signal }) => call(readArticle, { params: { slug }, signal }),
  })
