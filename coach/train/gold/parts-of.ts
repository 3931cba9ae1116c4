import type { Query, Request, Who } from '@corner/contract/entities/query.ts'

export function kindOf(request: Request): string {
  if (request.kind === 'overview') return `overview ${request.focus}`
  if (request.kind === 'cannot') return `cannot ${request.because}`
  if (request.kind === 'talk') return `talk ${request.about}`
  return request.kind
}

export const whoOf = (request: Request | undefined): Who =>
  request?.kind === 'query' ? request.query.who : request && 'who' in request ? request.who : {}
export const queryOf = (request: Request | undefined): Query | undefined =>
  request?.kind === 'query' ? request.query : undefined
