import type { Request } from '@corner/contract/entities/query.ts'

export function kindOf(request: Request): string {
  if (request.kind === 'overview') return `overview ${request.focus}`
  if (request.kind === 'cannot') return `cannot ${request.because}`
  if (request.kind === 'talk') return `talk ${request.about}`
  return request.kind
}
