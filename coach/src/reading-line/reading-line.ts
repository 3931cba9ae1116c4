import type { Request } from '@corner/contract/entities/query.ts'
import { type LineScope, lineOf, type Segment } from './described.ts'
import { cannotLine, knowledgeLine, overviewLine, talkLine, topicLine, whyLine } from './other-lines.ts'
import { queryLine } from './query-line.ts'

/**
 * How a request was read, in one line in a coach's words: "Sleep below 6 h, two nights in a row, every athlete, Nov 15 to 21". Whoever
 * is not in the scope is left out; throws nothing.
 */
export const readingLine = (request: Request, scope: LineScope): string => lineOf(segmentsOf(request, scope))

/** The line in its parts: what, who, days, how. */
export function segmentsOf(request: Request, scope: LineScope): Segment[] {
  switch (request.kind) {
    case 'query':
      return queryLine(request.query, scope)
    case 'overview':
      return overviewLine(request, scope)
    case 'why':
      return whyLine(request, scope)
    case 'advice':
    case 'draft':
      return topicLine(request, scope)
    case 'knowledge':
      return knowledgeLine(request)
    case 'cannot':
      return cannotLine(request)
    case 'talk':
      return talkLine(request)
  }
}
