import type { Query, Request, Who } from '@corner/contract/entities/query.ts'

export const queryOf = (request: Request | undefined): Query | undefined =>
  request?.kind === 'query' ? request.query : undefined

/** Whom a request is about; undefined: it is about nobody. */
export const whoOf = (request: Request | undefined): Who | undefined =>
  request?.kind === 'query' ? request.query.who : request && 'who' in request ? request.who : undefined
