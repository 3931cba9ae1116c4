import { TRAINING_GUIDANCE as GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { counted } from '../counted.ts'
import { NORMAL_RANGE_MINIMUM } from '../normal-range.ts'
import { type Evidence, MONTH_DAYS } from './evidence.ts'
import { type Finding, notJudged } from './finding.ts'
import { insightValue } from './insight-values.ts'
import { readinessOf } from './readiness.ts'
import { isEnough, tooFew, WEEK_MINIMUM } from './week-minimum.ts'

export const CUT = GUIDANCE.intensityCutPercent.join('-')
export const PROGRESS = GUIDANCE.progressPercent.join('-')
const STRAIN = GUIDANCE.monthStrainHighAbove
const HOURS = GUIDANCE.monthSleepHoursBelow

/** The Training view: the plan, where intensity goes, and the month behind it. */
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

/** Whether HRV trends down; null: too few values to say. */
export function isHrvFalling({ hrvTrend }: Evidence): boolean | null {
  return hrvTrend.value === null || !isEnough(hrvTrend) ? null : hrvTrend.value < 0
}

function findIntensity(evidence: Evidence): Finding {
  const { hrvTrend, latestRecovery } = evidence
  const value = insightValue(hrvTrend, { name: 'HRV trend', unit: 'ms', decimals: 1, signed: true, marks: [0] })
  const common = {
    subject: 'Plan',
    kind: 'intensity',
    article: 'hrv-normal-range',
    rule: `A negative HRV trend (latest minus the average of 7 days, ${WEEK_MINIMUM} nights or more) cuts intensity by ${CUT}%; otherwise the main lifts progress by ${PROGRESS}%.`,
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
  if (isFalling)
    return {
      ...common,
      title: `Cut intensity by ${CUT}%`,
      tone: 'watch',
      text: `The HRV trend is negative, ${value.text} against the week's average: ${CUT}% less intensity, the same sessions.`,
      concern: `HRV trending down: ${value.text} against the week's average`,
      focus: `Cut intensity by ${CUT}% and keep the number of sessions.`,
    }
  const isLow = readinessOf(latestRecovery.value) === 'Low'
  return {
    ...common,
    title: `Progress the main lifts by ${PROGRESS}%`,
    tone: isLow ? 'neutral' : 'good',
    text: `The HRV trend is not negative, ${value.text} against the week's average.${isLow ? ' The latest recovery is low, so begin once it is no longer.' : ''}`,
    focus: `Progress the main lifts by ${PROGRESS}%${isLow ? ', once recovery is no longer low' : ''}.`,
  }
}

/** Fewer days can only make a sum smaller: above the mark it is judged from any number of them. */
function findMonthStrain({ monthStrainTotal }: Evidence): Finding {
  const value = insightValue(monthStrainTotal, {
    name: `Total strain of ${MONTH_DAYS} days`,
    unit: '',
    decimals: 1,
    marks: [STRAIN],
  })
  const common = {
    subject: 'Load',
    kind: 'month_strain',
    article: 'day-strain',
    rule: `A total strain of ${MONTH_DAYS} days over ${STRAIN} is high; said not to be from ${NORMAL_RANGE_MINIMUM} days on.`,
    values: [value],
    caution: 'A sum of day strain is bookkeeping of days, no measure of load: the scale is compressed.',
  } satisfies Partial<Finding>
  if (monthStrainTotal.value === null)
    return notJudged(common, "Month's strain not known", `No day with a strain in the last ${MONTH_DAYS}.`)
  const told = `Strain adds up to ${value.text} over ${monthStrainTotal.records} of ${MONTH_DAYS} days.`
  if (monthStrainTotal.value <= STRAIN && monthStrainTotal.records < NORMAL_RANGE_MINIMUM)
    return notJudged(
      common,
      "Month's strain not judged",
      `${told} More days may be missing: ${NORMAL_RANGE_MINIMUM} with a value are needed.`,
    )
  if (monthStrainTotal.value <= STRAIN)
    return { ...common, title: "Month's strain not high", text: told, tone: 'neutral' }
  return {
    ...common,
    title: "High month's strain",
    tone: 'watch',
    text: `${told} A lighter week is due, if the plan has none.`,
    concern: `High strain over the month: ${value.text} in ${MONTH_DAYS} days`,
    focus: 'Plan a lighter week: fewer sets and rounds.',
  }
}

function findMonthSleep({ monthSleep }: Evidence): Finding {
  const value = insightValue(monthSleep, {
    name: `Average sleep of ${MONTH_DAYS} days`,
    unit: 'h',
    decimals: 1,
    marks: [HOURS],
  })
  const common = {
    subject: 'Sleep',
    kind: 'month_sleep',
    article: 'sleep-need',
    rule: `A monthly sleep average under ${HOURS} h puts the emphasis on recovery; judged over ${NORMAL_RANGE_MINIMUM} nights or more. A mark for adults: teenagers need 8 to 10 h.`,
    values: [value],
  } satisfies Partial<Finding>
  if (monthSleep.value === null || monthSleep.records < NORMAL_RANGE_MINIMUM)
    return notJudged(
      common,
      "Month's sleep not judged",
      `A month's average needs more: ${counted(monthSleep.records, 'night')} with a value, ${NORMAL_RANGE_MINIMUM} needed.`,
    )
  const told = `Sleep averages ${value.text} over ${monthSleep.records} of ${MONTH_DAYS} nights.`
  if (monthSleep.value >= HOURS) return { ...common, title: "Month's sleep holds", text: told, tone: 'good' }
  return {
    ...common,
    title: 'Recovery emphasis',
    article: 'sleep-extension',
    tone: 'concern',
    text: `${told} Put recovery before more load: 30 to 60 min more in bed does more than another session.`,
    concern: `Short sleep over the month: ${value.text} on average`,
    focus: `Recovery emphasis: lengthen nights to ${HOURS} h or more before adding load.`,
  }
}

/** Whether the month's sleep asks for a recovery emphasis. */
export function needsRecoveryEmphasis(evidence: Evidence): boolean {
  return findMonthSleep(evidence).tone === 'concern'
}
