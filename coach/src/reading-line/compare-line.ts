import type { Days, Request } from '@corner/contract/entities/query.ts'
import { daysText, lastDays } from './days-words.ts'
import { type LineScope, type Segment, segment } from './line-segments.ts'
import { nonQueryLine } from './other-lines.ts'
import { peopleText } from './people-words.ts'

type Comparison = Extract<Request, { kind: 'overview' }>

/** `Compare Ann Ash and Bea Birch, last 7 days`: the days of the table in the answer. */
export function compareSegments(request: Comparison, scope: LineScope): Segment[] {
  const { who, days = {} } = request
  return [
    [...nonQueryLine(request), ...segment('who', peopleText(who, true, days, scope))],
    segment('days', comparedText(days, scope)),
  ]
}

/** One morning is no comparison: then the answer looks at the chat's period. */
function comparedText(days: Days, scope: LineScope): string {
  const { window } = days
  if (window === undefined || 'day' in window) return lastDays(scope.days)
  return 'last' in window && !window.before ? lastDays(window.last) : daysText(days, scope)
}
