import type { Request } from '@corner/contract/entities/query.ts'
import { compareSegments } from './compare-line.ts'
import { dayHow } from './day-words.ts'
import { daysText } from './days-words.ts'
import { joinSegments, type LineScope, type Segment, segment } from './line-segments.ts'
import { nonQueryLine } from './other-lines.ts'
import { peopleText } from './people-words.ts'
import { queryLine } from './query-line.ts'

/**
 * How a request was read, in one line in a coach's words: "At least 2 nights in a row with sleep below 6 h, every
 * athlete, Nov 15 to 21". Athletes outside the scope are left out; never throws.
 */
export const readingLine = (request: Request, scope: LineScope): string => joinSegments(segmentsOf(request, scope))

/** The line in its parts: what, who, days, how. */
export function segmentsOf(request: Request, scope: LineScope): Segment[] {
  if (request.kind === 'query') return queryLine(request.query, scope)
  if (request.kind === 'overview' && request.person?.form === 'compare') return compareSegments(request, scope)
  const { who, days, day } = { who: undefined, days: undefined, day: undefined, ...request }
  const isOfTopic = request.kind === 'advice' || request.kind === 'draft'
  const saysWho = who !== undefined && !(isOfTopic && Object.keys(who).length === 0)
  return [
    nonQueryLine(request),
    segment('who', saysWho ? peopleText(who, true, days ?? {}, scope) : ''),
    segment('days', days ? daysText(days, scope) : ''),
    segment('how', day ? dayHow(day, scope) : ''),
  ]
}
