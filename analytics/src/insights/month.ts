import { TRAINING_GUIDANCE as GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { counted } from '../numbers/counted.ts'
import { written } from '../numbers/rounding.ts'
import { NORMAL_RANGE_MINIMUM } from '../series/normal-range.ts'
import { type Evidence, MONTH_DAYS } from './evidence.ts'
import { type Finding, notJudged } from './finding.ts'
import { insightValue } from './insight-values.ts'
import { isEnough } from './week-minimum.ts'
import { areShortNightsOver } from './what-is-over.ts'

const STRAIN = GUIDANCE.monthStrainHighAbove
const HOURS = GUIDANCE.monthSleepHoursBelow

/** Missing days can only lower a sum, so a sum above the threshold is judged even with missing days. */
export function findMonthStrain({ monthStrainTotal, day, own }: Evidence): Finding {
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
    rule: `A total strain of ${MONTH_DAYS} days over ${STRAIN} is high. Below the mark it is judged only from ${NORMAL_RANGE_MINIMUM} days on: days that are missing would add to it.`,
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
  // Nearly every wrestler in season is over the threshold, so it matters only if the day or the athlete's own weeks agree.
  if (day.verdict !== 'lighter' && day.verdict !== 'easy' && own.strain.state !== 'above')
    return {
      ...common,
      title: "High month's strain",
      text: `${told} Nearly every wrestler in season is over it, and neither the day nor the week stands out.`,
      tone: 'neutral',
    }
  return {
    ...common,
    title: "High month's strain",
    tone: 'watch',
    text: `${told} A lighter week is due, if the plan has none.`,
    concern: `High strain over the month: ${value.text} in ${MONTH_DAYS} days`,
    focus: "Plan a lighter week after this month's strain: fewer sets and rounds.",
  }
}

/** The athlete's sleep over the month. */
export function findMonthSleep(evidence: Evidence): Finding {
  const { monthSleep, weekSleep } = evidence
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
  const isMadeUp = isWeekLongEnough(weekSleep)
  // The concern about the week already covers the month.
  const isTold = isEnough(weekSleep) && !isMadeUp
  const week = isMadeUp ? `${written(weekSleep.value ?? 0, 1)} h` : ''
  return {
    ...common,
    title: 'Recovery emphasis',
    article: 'sleep-extension',
    tone: isMadeUp ? 'watch' : 'concern',
    text: isMadeUp
      ? `${told} The nights of this week average ${week}: hold that.`
      : `${told} Put recovery before more load: 30 to 60 min more in bed does more than another session.`,
    ...(!isTold && { concern: `Short sleep over the month: ${value.text} on average` }),
    focus: isMadeUp
      ? `Recovery emphasis: hold the ${week} a night of this week.`
      : areShortNightsOver(evidence)
        ? 'Recovery emphasis: hold the longer nights of the last days until the week is made up for.'
        : `Recovery emphasis: 30 to 60 min more in bed, same wake time every day, and no added load until nights average ${HOURS} h.`,
  }
}

/** Whether the month's strain calls for a lighter week. */
export const needsLighterWeek = (evidence: Evidence): boolean => findMonthStrain(evidence).tone === 'watch'

/** Whether the month's sleep calls for an emphasis on recovery. */
export const needsRecoveryEmphasis = (evidence: Evidence): boolean =>
  ['concern', 'watch'].includes(findMonthSleep(evidence).tone)

const isWeekLongEnough = (week: Evidence['weekSleep']) => isEnough(week) && (week.value ?? 0) >= HOURS
