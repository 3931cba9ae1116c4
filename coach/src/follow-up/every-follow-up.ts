import { againstTheRest } from './about/against-the-rest.ts'
import { anyOfThem } from './about/any-of.ts'
import { basedOn } from './about/based-on.ts'
import { fewOrMany } from './about/few-or-many.ts'
import { firstOfSide } from './about/first-of-side.ts'
import { gapByWeek } from './about/gap-by-week.ts'
import { gapGoesWith } from './about/gap-goes-with.ts'
import { howSureOfFigures } from './about/how-sure-of-figures.ts'
import { moreThanNoise } from './about/noise.ts'
import { oddWeek } from './about/odd-week.ts'
import { ownMarks } from './about/own-marks.ts'
import { ruleBehind } from './about/rule.ts'
import { sameWay } from './about/same-way.ts'
import { sinceWhen } from './about/since-when.ts'
import { whatElse } from './about/what-else.ts'
import { whichExplains } from './about/which-explains.ts'
import { yourCall } from './about/your-call.ts'
import { addedFigures } from './changes/added-figures.ts'
import { clearestOne } from './changes/clearest-one.ts'
import { editedMoves } from './changes/edited-moves.ts'
import { movedMost } from './changes/moved-most.ts'
import { nextOfList } from './changes/next-of-list.ts'
import { nightByNight } from './changes/night-by-night.ts'
import { nightsOfListed } from './changes/nights-of-listed.ts'
import { ofEach } from './changes/of-each.ts'
import { oneSport } from './changes/one-sport.ts'
import { onlyWithEnough } from './changes/only-with-enough.ts'
import { otherMeasure } from './changes/other-measure.ts'
import { otherStatistic } from './changes/other-statistic.ts'
import { overThat } from './changes/over-that.ts'
import { sameMeasure } from './changes/same-measure.ts'
import { samePeople } from './changes/same-people.ts'
import { thatLow } from './changes/that-low.ts'
import { usualForTeam } from './changes/usual-for-team.ts'
import { weekdayBesideOthers } from './changes/weekday-beside-others.ts'
import { whyOfLast } from './changes/why-of-last.ts'
import type { ReadFollowUp } from './follow-up-types.ts'

/** The kinds of follow-ups; the first match counts. */
export const everyFollowUp: readonly ReadFollowUp[] = [
  firstOfSide,
  oddWeek,
  editedMoves,
  oneSport,
  addedFigures,
  otherMeasure,
  otherStatistic,
  onlyWithEnough,
  clearestOne,
  gapByWeek,
  gapGoesWith,
  sinceWhen,
  whyOfLast,
  ofEach,
  fewOrMany,
  movedMost,
  nightsOfListed,
  nightByNight,
  howSureOfFigures,
  basedOn,
  moreThanNoise,
  ownMarks,
  ruleBehind,
  yourCall,
  whatElse,
  sameWay,
  anyOfThem,
  whichExplains,
  weekdayBesideOthers,
  thatLow,
  overThat,
  usualForTeam,
  againstTheRest,
  nextOfList,
  samePeople,
  sameMeasure,
]
