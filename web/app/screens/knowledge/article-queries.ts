import { listArticles, readArticle } from '@corner/contract/routes/knowledge.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'

/** Maximum search length that the server accepts. */
export const SEARCH_MAXIMUM = 400

/** All articles, or the matches of a search; the previous matches stay while the next load. */
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
