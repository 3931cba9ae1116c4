import type { Query, Request } from '@corner/contract/entities/query.ts'
import type { Decided } from './decided.ts'
import type { Part } from './part.ts'
import type { Span } from './spans/span.ts'

/** The stretches of words that change a question and have no part in what was read, in their order. */
export function unusedSpans(part: Part, decided: Decided, request: Request): Span[] {
  if (request.kind !== 'query' && request.kind !== 'overview' && request.kind !== 'why') return []
  const query = request.kind === 'query' ? request.query : undefined
  const unused = part.spans.filter((span) => !isUsed(span, part, decided, query))
  // Of "not more than" the whole is used or not.
  return unused.filter(
    (span) => !part.spans.some((other) => other !== span && covers(other, span) && !unused.includes(other)),
  )
}

const covers = (a: Span, b: Span) => a.from <= b.from && a.until >= b.until

function isUsed(span: Span, part: Part, decided: Decided, query: Query | undefined): boolean {
  switch (span.kind) {
    case 'bound':
      // A bare amount may only tell what is known: "he slept 9 hours".
      return (
        (decided.roles.get(span) ?? 'none') !== 'none' ||
        query?.measures.some(({ aggregate, metric }) => aggregate === 'correlation' && metric === span.metric) === true
      )
    case 'band':
    case 'name':
    case 'window':
    case 'weekdays':
    case 'count':
      return (decided.roles.get(span) ?? 'none') !== 'none' || isMadeOf(span, query)
    case 'run':
      return JSON.stringify(query ?? '').includes('streak')
    case 'limit':
      return query === undefined || query.limit === span.value
    case 'place':
      return query?.place === span.value
    case 'exclusion':
      return query === undefined || leavesOut(query) || !followedByName(span, part)
    case 'negation':
      return query === undefined || isNegated(query)
    default:
      return true
  }
}

/** A count can be in a test of a measure, a window in a comparison that it only hints at. */
function isMadeOf(span: Span, query: Query | undefined): boolean {
  if (!query) return span.kind === 'window' || span.kind === 'count'
  if (span.kind === 'weekdays') return query.by?.includes('weekday') === true
  if (span.kind === 'window') return query.against !== undefined && 'days' in query.against
  return false
}

const followedByName = ({ until }: Span, { spans }: Part) =>
  spans.some(({ kind, from }) => kind === 'name' && from >= until && from - until <= 3)

const leavesOut = ({ who, days, against }: Query) =>
  who.except !== undefined ||
  who.not === true ||
  days.weekdays !== undefined ||
  (against !== undefined && 'who' in against)

const isNegated = ({ who, having, measures, days }: Query) =>
  who.not === true ||
  who.except !== undefined ||
  [
    ...(who.where ?? []),
    ...(having ? [having] : []),
    ...(days.where ?? []),
    ...measures.flatMap(({ test }) => test ?? []),
  ].some(({ is, than }) => is === 'missing' || is === 'below' || is === 'at_most' || than === 0) ||
  measures.some(({ aggregate }) => aggregate === 'missing_days' || aggregate === 'record_age')
