import type { Request } from '@corner/contract/entities/query.ts'
import type { Part } from '../reading/part.ts'
import { asStretches } from '../reading/stretches/as-stretches.ts'
import type { Rewrite } from '../reading/stretches/rewrite.ts'
import { asCause } from './cause.ts'
import { asChanges } from './changes.ts'
import { asGroups } from './groups.ts'
import { asHowLong } from './how-long.ts'
import { asIll } from './ill.ts'
import { asOutOfTen } from './out-of-ten.ts'
import { inSameForm } from './same-form.ts'
import { asSummary } from './summary.ts'
import { asThenAndNow } from './then-and-now.ts'
import { withoutMeasure } from './unnamed-measure.ts'
import { asUnworn } from './unworn.ts'
import { asVitals } from './vitals.ts'
import { asWakeTime } from './wake-time.ts'
import { asWeightRule } from './weight-rules.ts'

/** The first that finds its words counts. */
const REWRITES: readonly Rewrite[] = [
  asChanges,
  asHowLong,
  asUnworn,
  asOutOfTen,
  asIll,
  asWeightRule,
  asCause,
  asSummary,
  asVitals,
  asGroups,
  asWakeTime,
  asThenAndNow,
  inSameForm,
  withoutMeasure,
]

/**
 * What a reading comes to where the words leave no doubt: the days of a comparison, and what a list of figures is asked for. The weights
 * are learned from many messages and miss some plain ones; this is done after a reading was found, whatever it was.
 * @param message the whole of which the part may be one
 */
export function settled(read: Request, part: Part, message: string): Request {
  const request = asStretches(read, part, message)
  for (const rewrite of REWRITES) {
    const rewritten = rewrite(request, part, message)
    if (rewritten) return rewritten
  }
  return request
}
