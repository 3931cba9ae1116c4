import { begun } from '@corner/analytics/insights/sentence.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { boldName } from '../../../wording/names.ts'
import type { ComparedAverages } from '../../context/compared-days.ts'
import { writeTexts } from '../../day/verdicts.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import { signsOf } from '../off.ts'
import { isMoved, isWorse, readWithBefore, WEEK, writeWithBefore } from '../week-figures.ts'
import type { WriteOne } from '../writers.ts'

const METRICS = ['resting_heart_rate', 'hrv', 'sleep_duration', 'recovery'] as const

/** Whether somebody's last week is back at the level of the four weeks before; this clears nobody. */
export const sayBaseline: WriteOne = async (one, athlete, _asked, context) => {
  const read = (await readWithBefore(athlete, METRICS, WEEK, context)).filter((each) => each !== null)
  const worse = read.filter(isWorse)
  const signs = signsOf(one)
  const name = boldName(athlete.name)
  const isBack = worse.length === 0 && signs.length === 0
  const isOfReturn = /\b(?:back|yet|again|still)\b/i.test(context.message)
  return paragraphs(
    read.length === 0
      ? `**It cannot be said**: too little of ${name} is recorded before this week.`
      : !isOfReturn
        ? `${begun(againstNormal(read))} for ${name}: the last ${WEEK} days against the ${NORMAL_RANGE_DAYS} days before.`
        : isBack
          ? `**Yes, by these figures**: the last ${WEEK} days of ${name} are where the ${NORMAL_RANGE_DAYS} days before were.`
          : `**Not quite**: ${name}, the last ${WEEK} days against the ${NORMAL_RANGE_DAYS} days before.`,
    bullets(
      read.map((each) =>
        `${writeWithBefore(each)}${isWorse(each) ? ': worse' : isMoved(each) ? ': better' : ': as usual'}`
          .replace(/^./, (first) => first.toUpperCase())
          .replace(/^HRV|^Hrv/, 'HRV'),
      ),
    ),
    signs.length > 0 && `Off today: ${writeTexts(signs)}.`,
    OF_RETURN.test(context.message) &&
      "Say it as it is: these are estimates of a wearable against the athlete's own weeks before. They say nothing of a head or a joint, and clearance stays with the medical staff.",
  )
}

/** A return from an injury or an illness, which these figures do not clear. */
const OF_RETURN =
  /\b(?:clear\w*|concuss\w*|head|injur\w*|knee|shoulder|ankle|elbow|joint|sick|ill\w*|flu|surgery|return\w*)\b/i

/** How a week was against the weeks before: by the mean recovery, which sums up the night. */
function againstNormal(read: readonly ComparedAverages[]): string {
  const recovery = read.find(({ mean }) => mean.measure.metric === 'recovery')
  const worse = read.filter(isWorse).length
  if (recovery && isWorse(recovery))
    return (recovery.difference ?? 0) <= WELL_UNDER ? 'well under the normal' : 'under the normal'
  if (worse > 1) return 'somewhat under the normal'
  return recovery && isMoved(recovery) ? 'above the normal' : 'about as usual'
}

/** Points of recovery from which a week is well under the weeks before. */
const WELL_UNDER = -8
