import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import { counted } from '../numbers/counted.ts'
import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM } from '../series/normal-range.ts'
import { onDay, staleText } from './day-phrases.ts'
import type { Evidence } from './evidence.ts'
import { type Finding, notJudged } from './finding.ts'
import { insightValue } from './insight-values.ts'

const RAISED = MARKS.restingHeartRateAboveBaselineBpm

/** The resting heart rate of the newest night against the athlete's baseline. */
const RHR_RULE = `Latest resting heart rate more than ${RAISED} bpm above the baseline is elevated. The baseline is the median of the ${NORMAL_RANGE_DAYS} days before that night, ${NORMAL_RANGE_MINIMUM} values or more.`

export function findRestingHeartRate({ latestRestingHeartRate: latest, baseline, today }: Evidence): Finding {
  const mark = baseline.value === null ? [] : [baseline.value + RAISED]
  const rate = insightValue(latest, { name: 'Latest resting heart rate', unit: 'bpm', decimals: 0, marks: mark })
  const own = insightValue(baseline, { name: 'Baseline', unit: 'bpm', decimals: 0 })
  const common = {
    subject: 'Heart',
    kind: 'resting_heart_rate',
    rule: RHR_RULE,
    article: 'resting-heart-rate',
    values: [rate, own],
    caution:
      'It rises with illness, heat, thirst, alcohol, late meals, travel and load: the number does not say which.',
  } satisfies Partial<Finding>
  if (latest.value === null || latest.until === null)
    return notJudged(
      common,
      'Resting heart rate not known',
      'No resting heart rate in the last 7 days, so it is not judged.',
    )
  const told = `Resting heart rate is ${rate.text}, measured ${onDay(latest.until, today)}`
  if (baseline.value === null)
    return {
      ...common,
      title: 'Building a baseline',
      tone: 'missing',
      text: `${told}. It is not judged yet: ${counted(baseline.records, 'night')} of ${NORMAL_RANGE_MINIMUM} for a baseline.`,
    }
  const compared = `${told}; the baseline is ${own.text}.${staleText(latest.until, today)}`
  if (latest.value <= baseline.value + RAISED)
    return { ...common, title: 'Resting heart rate as usual', text: compared, tone: 'good' }
  return {
    ...common,
    title: 'Elevated resting heart rate',
    tone: 'concern',
    text: `${compared} Ask how the athlete feels; with symptoms, no training until medical staff have seen them.`,
    concern: `Elevated resting heart rate: ${rate.text} against a baseline of ${own.text}`,
    focus: `Watch the resting heart rate each morning, and keep days easy while it is more than ${RAISED} bpm above the baseline.`,
  }
}
