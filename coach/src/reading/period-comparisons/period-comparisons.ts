import type { Request } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import { asAroundDay } from './around-day.ts'
import { asCompared } from './compared.ts'
import { asKindsOfDays } from './kinds-of-days.ts'
import { asLoadTolerance } from './load-tolerance.ts'
import { asMoves } from './moves.ts'
import { newerFirst } from './newer-first.ts'
import { notWithItself } from './not-with-itself.ts'
import type { Rewrite } from './rewrite.ts'
import { asAgainstUsual } from './usual.ts'
import { asWeekdaysAgainstOthers } from './weekdays-against-others.ts'

/** The first match counts. */
const REWRITES: readonly Rewrite[] = [
  asLoadTolerance,
  asAroundDay,
  asKindsOfDays,
  asWeekdaysAgainstOthers,
  asAgainstUsual,
  asCompared,
  asMoves,
]

/**
 * A reading with the two periods that the words name. Which words mean a comparison is trained; which days "than two
 * weeks ago" or "since Monday" are is a matter of the calendar, and is decided here after the reading was found.
 * @param message the whole of it: "who went up" may be in one part and "who went down" in the next
 */
export function rewritePeriods(request: Request, part: MessagePart, message: string): Request {
  for (const rewrite of REWRITES) {
    const rewritten = rewrite(request, part, message)
    if (rewritten) return newerFirst(notWithItself(rewritten, part), part, message)
  }
  return newerFirst(notWithItself(request, part), part, message)
}
