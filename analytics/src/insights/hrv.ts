import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import { BASELINE_NIGHTS_MINIMUM, CURRENT_NIGHTS_MINIMUM } from '../series/own-range.ts'
import { onDay, staleText } from './day-phrases.ts'
import type { Evidence } from './evidence.ts'
import { type Finding, notJudged } from './finding.ts'
import { hrvValues, normalText } from './hrv-values.ts'
import { insightValue } from './insight-values.ts'
import { isEnough, WEEK_MINIMUM } from './week-minimum.ts'

const LOW_HRV = MARKS.lowHrvBelowMilli
const STRESS_STRAIN = MARKS.autonomicStressStrainAbove

const RULE = `The mean of the week is held against the athlete's own range (${BASELINE_NIGHTS_MINIMUM} nights before the week, ${CURRENT_NIGHTS_MINIMUM} in it). By the guidance the latest HRV under ${LOW_HRV} ms is low, and with an average strain of the week above ${STRESS_STRAIN} (${WEEK_MINIMUM} finished days or more) it means high autonomic stress.`
const CAUTION = `The mark of ${LOW_HRV} ms is the same for everybody and says little about one person: age and the person decide most of an HRV. Nothing here is a diagnosis.`

/**
 * Judges HRV by the athlete's normal range. The fixed threshold decides only if there is no range yet; otherwise it is a
 * footnote.
 */
export function findHrv(evidence: Evidence): Finding {
  const { latestHrv, weekStrain, today, ownHrv } = evidence
  const latest = insightValue(latestHrv, { name: 'Latest HRV', unit: 'ms', decimals: 0, marks: [LOW_HRV] })
  const strain = insightValue(weekStrain, {
    name: 'Average strain of the week',
    unit: '',
    decimals: 1,
    marks: [STRESS_STRAIN],
  })
  const isUnderMark = latestHrv.value !== null && latestHrv.value < LOW_HRV
  const common = {
    subject: 'Heart',
    kind: 'hrv',
    rule: RULE,
    article: 'hrv-normal-range',
    // The strain counts only beside an HRV under the fixed mark.
    values: [latest, ...hrvValues(evidence), ...(isUnderMark ? [strain] : [])],
    caution: CAUTION,
  } satisfies Partial<Finding>
  if (latestHrv.value === null || latestHrv.until === null)
    return notJudged(common, 'HRV not known', 'No HRV in the last 7 days, so it is not judged.')
  const told = `HRV is ${latest.text}, measured ${onDay(latestHrv.until, today)}.${staleText(latestHrv.until, today)}`
  const isStress = isUnderMark && isEnough(weekStrain) && (weekStrain.value ?? 0) > STRESS_STRAIN
  if (ownHrv.state === 'building_baseline' || ownHrv.state === 'few_nights')
    return { ...common, ...byMark({ isUnderMark, isStress, told, hrv: latest.text, strain: strain.text }) }
  const mark = isUnderMark
    ? ` By the fixed mark ${isStress ? `it would be high autonomic stress, with a strain of ${strain.text}` : 'it would be low'}.`
    : ''
  return { ...common, ...byOwnRange(evidence, `${told}${mark}`) }
}

type Result = Pick<Finding, 'title' | 'text' | 'tone' | 'concern' | 'focus'>

function byOwnRange(evidence: Evidence, told: string): Result {
  const { state, current, nightly } = evidence.ownHrv
  const normal = normalText(evidence)
  if (state === 'within') return { title: 'HRV in its normal range', tone: 'good', text: `${normal} ${told}` }
  if (state === 'above') return { title: 'HRV above its normal range', tone: 'neutral', text: `${normal} ${told}` }
  // After some normal nights it is no longer a sign against a hard day (day-verdict).
  const isBack = evidence.day.recovery !== null && !evidence.day.signs.some(({ kind }) => kind === 'hrv_under_own')
  if (isBack)
    return {
      title: 'HRV of the week under its normal range, the last nights back in it',
      tone: 'neutral',
      text: `${normal} ${told} The last nights are back in it.`,
    }
  const isFar = (current ?? 0) < (nightly?.low ?? 0)
  return {
    title: 'HRV under its normal range',
    tone: isFar && evidence.hrvNightsBack === null ? 'concern' : 'watch',
    text: [normal, told, evidence.hrvNightsBack, 'Ask how training, sleep and stress feel.'].filter(Boolean).join(' '),
    concern: `HRV of the week under its normal range: ${normal.replace(/^The week's HRV is |\.$/g, '')}`,
    focus: isFar
      ? 'Take some load off until the HRV of the week is back in its normal range.'
      : 'Watch the HRV of the week, and ease off if it stays under its normal range.',
  }
}

interface ByMark {
  isUnderMark: boolean
  isStress: boolean
  told: string
  hrv: string
  strain: string
}

function byMark({ isUnderMark, isStress, told, hrv, strain }: ByMark): Result {
  const noRange = `An own range needs ${BASELINE_NIGHTS_MINIMUM} nights before this week, so only the fixed mark is there.`
  if (isStress)
    return {
      title: 'High autonomic stress',
      tone: 'concern',
      text: `${told} The week's strain averages ${strain}. Take load off for some days and ask about illness, travel and sleep. ${noRange}`,
      concern: `High autonomic stress: HRV ${hrv} with an average strain of ${strain}`,
      focus: 'Take load off until HRV rises: easy aerobic work and technique in place of hard rounds.',
    }
  if (isUnderMark)
    return {
      title: 'Low HRV by the fixed mark',
      tone: 'watch',
      text: `${told} ${noRange}`,
      concern: `HRV under the fixed mark of ${LOW_HRV} ms: ${hrv}`,
      focus: 'Watch HRV for a week before changing the plan for it.',
    }
  return { title: 'HRV without an own range yet', tone: 'neutral', text: `${told} ${noRange}` }
}
