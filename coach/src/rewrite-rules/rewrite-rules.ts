import type { Request } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../reading/part.ts'
import { rewritePeriods } from '../reading/period-comparisons/period-comparisons.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { asWeekdaysAgainstOthers } from '../reading/period-comparisons/weekdays-against-others.ts'
import { asBandShares } from './band-shares.ts'
import { asCause } from './cause.ts'
import { asChanges } from './changes.ts'
import { asCountSince, asWithoutOne } from './count-since.ts'
import { asCourse } from './course.ts'
import { asFallingWeeks } from './falling-weeks.ts'
import { asGroups } from './groups.ts'
import { asHowLong } from './how-long.ts'
import { asIllness } from './illness.ts'
import { asImproved } from './improved.ts'
import { asJumpsSince } from './jumps-since.ts'
import { asListedFigures } from './listed-figures.ts'
import { asLoadEffects } from './load-effects.ts'
import { asLoadRatio } from './load-ratio.ts'
import { asMeasureAlone, withConsistency } from './measure-alone.ts'
import { asMostMoved } from './most-moved.ts'
import { asNegatedGroup } from './negated-group.ts'
import { asNextMorning } from './next-morning.ts'
import { asNightsPastMidnight } from './nights-past-midnight.ts'
import { asOutOfTen } from './out-of-ten.ts'
import { asOutsideNormal } from './outside-normal.ts'
import { asRecordedShare } from './recorded-share.ts'
import { asRelationship } from './relationship.ts'
import { inSameLayout } from './same-layout.ts'
import { asSeveralDays } from './several-days.ts'
import { asSideBySide } from './side-by-side.ts'
import { asSleptTooLittle } from './slept-too-little.ts'
import { asStateThenAndNow } from './state-then-and-now.ts'
import { asStrapNotWorn, asWornDaily } from './strap-not-worn.ts'
import { asBriefByName, asSummary } from './summary.ts'
import { asTeamPractice } from './team-practice.ts'
import { asThenAndNow } from './then-and-now.ts'
import { withoutMeasure } from './unnamed-measure.ts'
import { asVitals } from './vitals.ts'
import { asWakeTime } from './wake-time.ts'
import { asWeekendGap } from './weekend-gap.ts'
import { asLowIsGood, asWeekly, asWorstFirst } from './weekly-and-worst-first.ts'
import { asWeightRule } from './weight-rules.ts'
import { asWhiteboardList } from './whiteboard-list.ts'
import { asWhoGoesHard } from './who-goes-hard.ts'
import { asWhoIsPlanned } from './who-is-planned.ts'
import { asWhoNeedsIt } from './who-needs-it.ts'

/** Their words determine the request, so the reading is certain whatever was trained. */
const SURE: readonly Rewrite[] = [
  asSleptTooLittle,
  asNegatedGroup,
  asLoadRatio,
  asSideBySide,
  asListedFigures,
  asWeekendGap,
  asJumpsSince,
  asMostMoved,
  asStateThenAndNow,
  asSeveralDays,
  asNextMorning,
  asBandShares,
  asRelationship,
  asFallingWeeks,
  asCourse,
  asWhoNeedsIt,
  asWhoGoesHard,
  asWhoIsPlanned,
  asLoadEffects,
  asImproved,
  asCountSince,
  asWithoutOne,
  asNightsPastMidnight,
  asOutsideNormal,
  asRecordedShare,
  asWhiteboardList,
  asBriefByName,
]

/** The first match counts. */
const REWRITES: readonly Rewrite[] = [
  asTeamPractice,
  asChanges,
  asHowLong,
  asStrapNotWorn,
  asWornDaily,
  asOutOfTen,
  asIllness,
  asWeightRule,
  ...SURE,
  asMeasureAlone,
  asCause,
  asSummary,
  asVitals,
  asGroups,
  asWakeTime,
  asThenAndNow,
  asWeekly,
  asWorstFirst,
  asLowIsGood,
  withConsistency,
  inSameLayout,
  withoutMeasure,
]

/**
 * The reading, rewritten where the words are unambiguous: the days of a comparison, and what a list of figures asks
 * for. The trained weights miss some plain messages; these rules are applied to every reading.
 * @param message the whole message, of which the part may be one
 */
export function applyRewriteRules(read: Request, part: MessagePart, message: string): Request {
  const request = rewritePeriods(read, part, message)
  for (const rewrite of REWRITES) {
    const rewritten = rewrite(request, part, message)
    if (rewritten) return rewritten
  }
  return request
}

/** Whether plain words alone determine the reading. */
export const isUnambiguous = (read: Request, part: MessagePart, message: string): boolean =>
  asWeekdaysAgainstOthers(read, part, message) !== undefined ||
  SURE.some((rewrite) => rewrite(rewritePeriods(read, part, message), part, message) !== undefined)
