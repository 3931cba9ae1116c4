import type { Request } from '@corner/contract/entities/query.ts'
import { type LineScope, lineOf } from '../described.ts'
import { segmentsOf } from '../reading-line.ts'

/** What a request asks for, without whom and when: `Average HRV`, `Sleep below 6 h, two nights in a row`. */
export function whatIsAsked(request: Request, scope: LineScope): string {
  const segments = segmentsOf(request, scope)
  const who = segments.findIndex((segment) => segment.some(({ part }) => part === 'who'))
  return lineOf(who < 0 ? segments : segments.slice(0, who))
}
