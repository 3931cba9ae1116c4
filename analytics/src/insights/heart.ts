import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import type { InsightValue } from '@corner/contract/entities/ai-insights.ts'
import { addDays } from '../calendar.ts'
import { counted } from '../counted.ts'
import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM, placeIn } from '../normal-range.ts'
import type { Evidence } from './evidence.ts'
import { type Finding, notJudged } from './finding.ts'
import { insightValue, valueText } from './insight-values.ts'
import { isEnough, WEEK_MINIMUM } from './week-minimum.ts'
import { onDay, staleText } from './written-days.ts'

const LOW_HRV = MARKS.lowHrvBelowMilli
const STRESS_STRAIN = MARKS.autonomicStressStrainAbove
const RAISED = MARKS.restingHeartRateAboveBaselineBpm

/** HRV and resting heart rate of the newest night. */
export function findHeart(evidence: Evidence): Finding[] {
  return [findHrv(evidence), findRestingHeartRate(evidence)]
}

const HRV_RULE = `Latest HRV under ${LOW_HRV} ms is low; with an average strain of the week above ${STRESS_STRAIN} (${WEEK_MINIMUM} days or more) it means high autonomic stress. ${LOW_HRV} ms is the product's fixed mark, the same for everybody.`

function findHrv(evidence: Evidence): Finding {
  const { latestHrv, weekStrain, today } = evidence
  const hrv = insightValue(latestHrv, { name: 'Latest HRV', unit: 'ms', decimals: 0, marks: [LOW_HRV] })
  const strain = insightValue(weekStrain, {
    name: 'Average strain of the week',
    unit: '',
    decimals: 1,
    marks: [STRESS_STRAIN],
  })
  const common = {
    subject: 'Heart',
    kind: 'hrv',
    rule: HRV_RULE,
    article: 'hrv-normal-range',
    values: [hrv, ...ownRange(evidence), strain],
    caution:
      'A fixed mark says little about one person: age and the person decide most of an HRV. Nothing here is a diagnosis.',
  } satisfies Partial<Finding>
  if (latestHrv.value === null || latestHrv.until === null)
    return notJudged(common, 'HRV not known', 'No HRV in the last 7 days, so it is not judged.')
  const told = `HRV is ${hrv.text}, measured ${onDay(latestHrv.until, today)}${againstRange(evidence)}.${staleText(latestHrv.until, today)}`
  if (latestHrv.value >= LOW_HRV) return { ...common, title: 'HRV above the fixed mark', text: told, tone: 'neutral' }
  const isStress = isEnough(weekStrain) && (weekStrain.value ?? 0) > STRESS_STRAIN
  if (!isStress)
    return {
      ...common,
      title: 'Low HRV by the fixed mark',
      tone: 'watch',
      text: told,
      concern: `HRV under the fixed mark of ${LOW_HRV} ms: ${hrv.text}`,
      focus: 'Watch HRV against the own range for a week before changing the plan for it.',
    }
  return {
    ...common,
    title: 'High autonomic stress',
    tone: 'concern',
    text: `${told} The week's strain averages ${strain.text}. Take load off for some days and ask about illness, travel and sleep.`,
    concern: `High autonomic stress: HRV ${hrv.text} with an average strain of ${strain.text}`,
    focus: 'Take load off until HRV rises: easy aerobic work and technique in place of hard rounds.',
  }
}

const RANGE_WRITING = { unit: 'ms', decimals: 0 } as const

function ownRange({ hrvRange, latestHrv, today }: Evidence): InsightValue[] {
  if (hrvRange === null) return []
  const day = latestHrv.until ?? today
  const days = { from: addDays(day, -NORMAL_RANGE_DAYS), until: addDays(day, -1), records: hrvRange.count }
  return [
    insightValue({ value: hrvRange.low, ...days }, { name: 'Own HRV range, low end', ...RANGE_WRITING }),
    insightValue({ value: hrvRange.high, ...days }, { name: 'Own HRV range, high end', ...RANGE_WRITING }),
  ]
}

/** Where the value lies among the athlete's own: what the fixed mark leaves out (knowledge/articles/hrv-normal-range.md). */
function againstRange({ hrvRange, latestHrv }: Evidence): string {
  if (hrvRange === null || latestHrv.value === null)
    return `; an own range needs ${NORMAL_RANGE_MINIMUM} values of the ${NORMAL_RANGE_DAYS} days before`
  const { low, high } = hrvRange
  const range = `${valueText(low, RANGE_WRITING)} to ${valueText(high, RANGE_WRITING)}`
  return `; it lies ${placeIn(hrvRange, latestHrv.value)} the own range of ${range}`
}

const RHR_RULE = `Latest resting heart rate more than ${RAISED} bpm above the baseline is elevated. The baseline is the median of the ${NORMAL_RANGE_DAYS} days before that night, ${NORMAL_RANGE_MINIMUM} values or more.`

function findRestingHeartRate({ latestRestingHeartRate: latest, baseline, today }: Evidence): Finding {
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
