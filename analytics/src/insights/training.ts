import { TRAINING_GUIDANCE as GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { isHeldBack } from '../day-verdict/verdict-place.ts'
import type { Evidence } from './evidence.ts'
import { type Finding, notJudged } from './finding.ts'
import { insightValue } from './insight-values.ts'
import { findMonthSleep, findMonthStrain } from './month.ts'
import { reasonToPostpone } from './postpone.ts'
import { isEnough, tooFew, WEEK_MINIMUM } from './week-minimum.ts'

/** The percentage as text, such as `10-15`. */
export const CUT = GUIDANCE.intensityCutPercent.join('-')
const PROGRESS = GUIDANCE.progressPercent.join('-')

/** The Training view: the plan, the intensity, and the month so far. */
export function findTraining(evidence: Evidence): Finding[] {
  return [PLAN, findIntensity(evidence), findMonthStrain(evidence), findMonthSleep(evidence)]
}

const PLAN: Finding = {
  subject: 'Plan',
  kind: 'plan',
  title: `${GUIDANCE.macrocycle}, week ${GUIDANCE.mesocycleWeek}`,
  text: `${GUIDANCE.weeklySessions} sessions a week, ${GUIDANCE.microcycle}.`,
  rule: `Defaults: ${GUIDANCE.weeklySessions} weekly sessions, '${GUIDANCE.macrocycle}' macrocycle, mesocycle week ${GUIDANCE.mesocycleWeek}, '${GUIDANCE.microcycle}' microcycle. No season plan is stored, so they are the same for every athlete.`,
  values: [],
  caution: "Where the team has a plan of its own, the team's plan counts.",
  article: 'periodisation',
  tone: 'plan',
}

/** Whether HRV trends down; null: too few values. */
function isHrvFalling({ hrvTrend }: Evidence): boolean | null {
  return hrvTrend.value === null || !isEnough(hrvTrend) ? null : hrvTrend.value < 0
}

const isHeld = ({ day: { verdict } }: Evidence) => isHeldBack(verdict)

/**
 * Whether intensity is cut. Half of all normal trends are negative, so the week's mean must also be below the normal
 * range.
 */
export function isIntensityCut(evidence: Evidence): boolean {
  return (
    isHrvFalling(evidence) === true &&
    evidence.day.signs.some(({ kind }) => kind === 'hrv_under_own') &&
    isHeld(evidence)
  )
}

function findIntensity(evidence: Evidence): Finding {
  const { hrvTrend } = evidence
  const value = insightValue(hrvTrend, { name: 'HRV trend', unit: 'ms', decimals: 1, signed: true, marks: [0] })
  const common = {
    subject: 'Plan',
    kind: 'intensity',
    article: 'hrv-normal-range',
    rule: `A negative HRV trend (latest minus the average of 7 days, ${WEEK_MINIMUM} nights or more) means ${CUT}% less intensity; otherwise the main lifts go up by ${PROGRESS}%. Corner follows a negative trend only while the mean of the week also lies under the own range and the day asks for less.`,
    values: [value],
    caution:
      'The latest night is part of its own average, and one night swings by chance: half of all usual trends are negative.',
  } satisfies Partial<Finding>
  const isFalling = isHrvFalling(evidence)
  if (isFalling === null)
    return notJudged(
      common,
      'Intensity not judged',
      `An HRV trend needs more: ${tooFew(hrvTrend, 'night')}. Keep the loads as they are.`,
    )
  return { ...common, ...(isFalling ? whenFalling(evidence, value.text) : whenNotFalling(evidence, value.text)) }
}

type Result = Pick<Finding, 'title' | 'text' | 'tone' | 'concern' | 'focus'>

function whenFalling(evidence: Evidence, trend: string): Result {
  const told = `The HRV trend is negative, ${trend} against the week's average, which by the rule means ${CUT}% less intensity`
  if (isIntensityCut(evidence))
    return {
      title: `Cut intensity by ${CUT}%`,
      tone: 'watch',
      text: `${told}. The week's mean lies under the own range, too: ${evidence.day.verdict === 'easy' ? 'after the rest day' : 'train'} the same sessions at ${CUT}% less.`,
      concern: `HRV trending down: ${trend} against the week's average`,
      ...(evidence.day.verdict !== 'easy' && { focus: `Cut intensity by ${CUT}% and keep the number of sessions.` }),
    }
  if (evidence.lowHrvMornings !== null) return whenMorningsCount(evidence, told, evidence.lowHrvMornings)
  const why =
    evidence.ownHrv.state === 'below'
      ? 'the day itself asks for no less'
      : evidence.ownHrv.state === 'within' || evidence.ownHrv.state === 'above'
        ? "the week's mean is not under the own range"
        : 'there is no own range yet to hold it against'
  return {
    title: `By the rule ${CUT}% less intensity, not followed`,
    tone: 'neutral',
    text: `${told}. Not followed, because ${why}: half of all such trends are negative.`,
  }
}

/** A run of low mornings is no chance, unlike a negative trend. */
function whenMorningsCount({ day: { verdict } }: Evidence, told: string, mornings: string): Result {
  const already = { easy: 'a day without live wrestling', lighter: 'a lighter day', as_planned: '', hard: '', ask: '' }[
    verdict
  ]
  const today = already && `, and today is ${already} already`
  return {
    title: 'The HRV trend alone decides nothing',
    tone: 'neutral',
    text: `${told}. This trend alone decides nothing; what counts is ${mornings}${today}.`,
  }
}

function whenNotFalling(evidence: Evidence, trend: string): Result {
  const told = `The HRV trend is not negative, ${trend} against the week's average, which by the rule means ${PROGRESS}% more on the main lifts`
  const why = reasonToPostpone(evidence)
  if (why === null)
    return {
      title: `Progress the main lifts by ${PROGRESS}%`,
      tone: 'good',
      text: `${told}.`,
      focus: `Progress the main lifts by ${PROGRESS}%.`,
    }
  return {
    title: 'More on the main lifts, put off',
    tone: 'neutral',
    text: `${told}; put off, because ${why}.`,
    focus: `Keep the main lifts at their present loads: ${why}.`,
  }
}
