import type { Query, Request, Who } from '@corner/contract/entities/query.ts'

export const queryIn = (request: Request | undefined): Query | undefined =>
  request?.kind === 'query' ? request.query : undefined

/** The people of a request; undefined: it has none. */
export const whoIn = (request: Request | undefined): Who | undefined =>
  request?.kind === 'query' ? request.query.who : request && 'who' in request ? request.who : undefined
