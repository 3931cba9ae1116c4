import type { Query, Request } from '@corner/contract/entities/query.ts'
import { kindOf } from './gold/kind-of.ts'
import type { Result } from './outcome.ts'
import { isSame } from './same-request.ts'

const PARTS = ['who', 'measures', 'days', 'by', 'order', 'limit', 'place', 'having', 'against'] as const

/** What misread or unhelpful messages were read as, the most frequent first: `query with other days`. */
export function confusionsOf(results: readonly Result[]): { name: string; count: number }[] {
  const names = results
    .filter(({ outcome }) => outcome === 'misread' || outcome === 'useless')
    .map(({ line: { requests }, read }) => nameOf(requests, read))
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, { length }]) => ({ name, count: length }))
    .sort((a, b) => b.count - a.count)
}

function nameOf(asked: readonly Request[], read: readonly Request[]): string {
  const [one, other] = [asked[0], read[0]]
  if (asked.length === 1 && read.length === 1 && one?.kind === 'query' && other?.kind === 'query')
    return `query with other ${partsApart(one.query, other.query).join(' and ') || 'words around it'}`
  return `${asked.map(kindOf).join(' and ')} read as ${read.map(kindOf).join(' and ') || 'nothing'}`
}

/** The parts of a query whose correction, one by one, would change it. */
function partsApart(asked: Query, read: Query): string[] {
  const request = (query: Query): Request => ({ kind: 'query', query })
  return PARTS.filter((part) => !isSame(request(read), request({ ...read, [part]: asked[part] })))
}
