import type { Request } from '@corner/contract/entities/query.ts'
import type { Part } from '../part.ts'
import { asAroundDay } from './around-day.ts'
import { asBearingLoad } from './bearing-load.ts'
import { asCompared } from './compared.ts'
import { asKindsOfDays } from './kinds-of-days.ts'
import { asMoves } from './moves.ts'
import { newerFirst } from './newer-first.ts'
import { notItself } from './not-itself.ts'
import type { Rewrite } from './rewrite.ts'
import { asAgainstUsual } from './usual.ts'
import { asWeekdaysAgainstOthers } from './weekdays-against-others.ts'

/** The first that finds its words counts. */
const REWRITES: readonly Rewrite[] = [
  asBearingLoad,
  asAroundDay,
  asKindsOfDays,
  asWeekdaysAgainstOthers,
  asAgainstUsual,
  asCompared,
  asMoves,
]

/**
 * A reading whose two stretches of days are those that the words say. Which words mean a comparison is learned; which days "than two weeks
 * ago" or "since Monday" stand for is a matter of the calendar, and is settled here after the reading was found.
 * @param message the whole of it: "who went up" may stand in one part and "who went down" in the next
 */
export function asStretches(request: Request, part: Part, message: string): Request {
  for (const rewrite of REWRITES) {
    const rewritten = rewrite(request, part, message)
    if (rewritten) return newerFirst(notItself(rewritten, part), part, message)
  }
  return newerFirst(notItself(request, part), part, message)
}
