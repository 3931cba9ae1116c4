import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import { counted } from '../numbers/counted.ts'
import type { Evidence } from './evidence.ts'
import { type Finding, notJudged } from './finding.ts'
import { insightValue } from './insight-values.ts'
import { MORE_HOURS } from './own-week.ts'
import { isEnough, tooFew, WEEK_MINIMUM } from './week-minimum.ts'

/** Average strain, training hours and total strain of the week. */
export function findLoad(evidence: Evidence): Finding[] {
  return [findAverageStrain(evidence), findHours(evidence), findTotalStrain(evidence)]
}

const BOUNDS = [MARKS.strainHighFrom, MARKS.strainModerateFrom]

function findAverageStrain({ weekStrain, own }: Evidence): Finding {
  const value = insightValue(weekStrain, {
    name: 'Average strain of the week',
    unit: '',
    decimals: 1,
    marks: BOUNDS,
  })
  const common = {
    subject: 'Load',
    kind: 'strain',
    article: 'day-strain',
    rule: `Average strain ${MARKS.strainHighFrom} or more is high, ${MARKS.strainModerateFrom} to below ${MARKS.strainHighFrom} moderate, below ${MARKS.strainModerateFrom} low; judged over ${WEEK_MINIMUM} days or more that are over. High strain that is usual for the athlete asks for nothing.`,
    values: [value],
    caution: 'Strain sees heart rate alone: lifting and mat work without a raised heart rate hardly count.',
  } satisfies Partial<Finding>
  if (weekStrain.value === null || !isEnough(weekStrain))
    return notJudged(
      common,
      'Strain not judged',
      `The week's average needs more: ${tooFew(weekStrain, 'finished day')}.`,
    )
  const { usual, state } = own.strain
  const own28 = insightValue(usual, { name: 'Usual strain of the four weeks before', unit: '', decimals: 1 })
  const told = `Strain averages ${value.text} over ${counted(weekStrain.records, 'finished day')}, each day alike.`
  const compared = state === 'not_known' ? '' : ` In the four weeks before it was ${own28.text}.`
  const values = state === 'not_known' ? [value] : [value, own28]
  if (weekStrain.value >= MARKS.strainHighFrom && (state === 'above' || state === 'not_known'))
    return {
      ...common,
      title: 'High strain',
      tone: 'watch',
      text: `${told}${compared} Let an easy day follow each hard one.`,
      concern: `High average strain: ${value.text}${state === 'above' ? `, ${own28.text} in the four weeks before` : ''}`,
      focus: 'Follow each hard day with an easy one.',
      values,
    }
  if (weekStrain.value >= MARKS.strainHighFrom)
    return {
      ...common,
      title: 'High strain by the mark, usual here',
      text: `${told}${compared}`,
      tone: 'neutral',
      values,
    }
  if (weekStrain.value >= MARKS.strainModerateFrom)
    return { ...common, title: 'Moderate strain', text: `${told}${compared}`, tone: 'neutral', values }
  return { ...common, title: 'Low strain', text: `${told}${compared}`, tone: 'neutral', values }
}

/**
 * The fixed threshold alone is no reason for advice, because nearly everybody in season exceeds it. The athlete's usual
 * week decides.
 */
function findHours({ weekHours, own }: Evidence): Finding {
  const large = MARKS.weeklyHoursLargeAbove
  const value = insightValue(weekHours, { name: 'Workouts of the week', unit: 'h', decimals: 1, marks: [large] })
  const usual = insightValue(own.hours.usual, {
    name: 'A usual week of the four before',
    unit: 'h',
    decimals: 1,
  })
  const { state } = own.hours
  const common = {
    subject: 'Load',
    kind: 'weekly_hours',
    article: 'session-rpe',
    rule: `Weekly duration of all workouts over ${large} h is large. A quarter more than the usual week of the four before, and ${MORE_HOURS.hours} h at least, asks for a look.`,
    values: state === 'not_known' ? [value] : [value, usual],
    caution: `The fixed mark of ${large} h is one that nearly every wrestler in season exceeds.`,
  } satisfies Partial<Finding>
  if (weekHours.value === null)
    return notJudged(
      common,
      'Training hours not known',
      'No day was recorded in the last 7 days, so training hours are not judged.',
    )
  const told =
    weekHours.records === 0
      ? 'No workout was recorded in the last 7 days'
      : `${counted(weekHours.records, 'workout')} took ${value.text} in the last 7 days`
  const text = `${told}${state === 'not_known' ? '' : `; the usual week of the last four was ${usual.text}`}.`
  if (state === 'above')
    return {
      ...common,
      title: 'More training than usual',
      tone: 'watch',
      text: `${text} Check that the hours are the planned ones.`,
      concern: `More training than usual: ${value.text} in the week, ${usual.text} a week in the four before`,
      focus: 'Check the hours of the week against the plan, and plan a lighter week after it.',
    }
  if (weekHours.value <= large) return { ...common, title: 'Training hours in bounds', text, tone: 'neutral' }
  return {
    ...common,
    title: state === 'usual' ? 'Large training volume by the mark, usual here' : 'Large training volume by the mark',
    tone: 'neutral',
    text,
  }
}

/** Missing days can only lower a sum, so a sum above the threshold is judged even with missing days. */
function findTotalStrain({ weekStrainTotal, own }: Evidence): Finding {
  const elevated = MARKS.totalStrainElevatedAbove
  const value = insightValue(weekStrainTotal, {
    name: 'Total strain of the week',
    unit: '',
    decimals: 1,
    marks: [elevated],
  })
  const common = {
    subject: 'Load',
    kind: 'total_strain',
    article: 'day-strain',
    rule: `Total strain of 7 days over ${elevated} is elevated. Below the mark it is judged only from ${WEEK_MINIMUM} days on: days that are missing would add to it.`,
    values: [value],
    caution: 'A sum of day strain is bookkeeping of days, no measure of load: the scale is compressed.',
  } satisfies Partial<Finding>
  if (weekStrainTotal.value === null)
    return notJudged(common, 'Total strain not known', 'No day with a strain in the last 7 days.')
  const told = `Strain adds up to ${value.text} over ${counted(weekStrainTotal.records, 'day')}.`
  if (weekStrainTotal.value <= elevated && !isEnough(weekStrainTotal))
    return notJudged(
      common,
      'Total strain not judged',
      `${told} More days may be missing: ${tooFew(weekStrainTotal, 'day')}.`,
    )
  if (weekStrainTotal.value <= elevated)
    return { ...common, title: 'Total strain not elevated', text: told, tone: 'neutral' }
  // As for the average: a usual value is no reason for advice.
  if (own.strain.state === 'usual' || own.strain.state === 'below')
    return { ...common, title: 'Elevated total strain by the mark, usual here', text: told, tone: 'neutral' }
  return {
    ...common,
    title: 'Elevated total strain',
    text: told,
    tone: 'watch',
    concern: `Elevated total strain: ${value.text} in 7 days`,
    focus: `Plan two easy days, so that the week's strain comes to ${elevated} or less.`,
  }
}
