import type { Query, Request } from '@corner/contract/entities/query.ts'
import { daysOfWindow } from './gold/windows.ts'

/**
 * The canonical form of a request: windows as days from today, sorted lists, without anything that changes no figure.
 */
function plain(node: unknown, key = ''): unknown {
  if (key === 'window') return daysOfWindow(node as Query['days']['window'])
  if (Array.isArray(node)) {
    const all = node.map((each) => plain(each))
    return ['ids', 'except', 'where', 'test', 'weekdays', 'measures'].includes(key)
      ? all.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : all
  }
  if (node === null || typeof node !== 'object') return typeof node === 'number' ? Math.round(node * 100) / 100 : node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => !['topic', 'shown'].includes(name))
      .map(([name, value]) => [name, plain(value, name)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

export function normal(request: Request): unknown {
  if (request.kind !== 'query') return plain(request)
  const { query } = request
  const days = { ...query.days, window: query.days.window ?? { last: 7 } }
  // A filter's figures are those it judges by: more or fewer columns are the same answer.
  return plain({
    ...request,
    query: { ...query, days, asks: query.asks === 'when' ? 'value' : query.asks === 'whether' ? 'who' : query.asks },
  })
}

export const isSame = (a: Request, b: Request): boolean => JSON.stringify(normal(a)) === JSON.stringify(normal(b))
