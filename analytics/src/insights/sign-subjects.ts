import { HIGH_SEVERITY_ISSUES } from '@corner/contract/constants/at-risk.ts'
import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import { STEPS_BACK_DAYS } from '../day-verdict/after-illness.ts'
import { FALL_POINTS, FALLS, FAR_UNDER, RED_AMONG_MORNINGS, RED_MORNINGS } from '../day-verdict/recovery-course.ts'
import {
  MADE_UP_FOR_AFTER,
  RUN_NIGHTS,
  SHORT_NIGHT_HOURS,
  UNDER_OWN_HOURS,
  VERY_SHORT_HOURS,
} from '../day-verdict/short-sleep.ts'
import type { Sign, SignKind } from '../day-verdict/sign.ts'
import { VITAL_OFF } from '../day-verdict/vital.ts'
import { VITALS_ON_ONE_NIGHT, VITALS_TOGETHER } from '../day-verdict/vital-signs.ts'
import { ordinalOf } from '../day-verdict/write-figures.ts'
import { WEEK_DAYS } from '../days/calendar.ts'
import { amountInWords, inWords } from '../numbers/number-words.ts'
import { USUAL_SCORES } from '../readiness/corner-readiness.ts'
import { NORMAL_RANGE_DAYS } from '../series/normal-range.ts'
import {
  BASELINE_DAYS,
  BASELINE_NIGHTS_MINIMUM,
  CURRENT_DAYS,
  CURRENT_NIGHTS_MINIMUM,
  WEEKLY_WIDTH,
} from '../series/own-range.ts'
import { begun } from './sentence.ts'

/** The texts of a card about a sign, besides its values. */
interface SignWords extends Pick<Insight, 'subject' | 'article' | 'rule' | 'caution'> {
  /** The interpretation in one or two sentences. */
  meaning: string
  /** The measure: two signs of the same measure do not confirm each other. */
  measure:
    | 'recovery'
    | 'readiness'
    | 'sleep'
    | 'hrv'
    | 'resting heart rate'
    | 'respiratory rate'
    | 'skin temperature'
    | 'vital signs'
  /** The card's title if it differs from the sign's name. */
  title?: string
  /** The time it covers: a run of days, the mean of a week, or one morning. */
  span: 'run' | 'week' | 'day'
}

const A_PROMPT = 'A prompt for a talk: no trial shows that training by a recovery score beats training by plan.'
const NO_DIAGNOSIS =
  'A reason to ask, no diagnosis. With fever, or anything in the chest, nobody trains before medical staff have decided.'
const SLEEP_MARK = `The guidance's fixed mark is ${MARKS.shortSleepBelowHours} h for adults; teenagers need 8 to 10 h.`
const DAYS_BEFORE = `the ${NORMAL_RANGE_DAYS} days before`
const VITAL_NAMES = 'resting heart rate, HRV, respiratory rate and skin temperature'
const ONE_VITAL = 'One vital sign alone means little: look at it beside how the athlete feels.'

export const SIGN_WORDS: Record<SignKind, SignWords> = {
  illness_signs: {
    subject: 'Heart',
    measure: 'vital signs',
    article: 'illness-signals',
    meaning:
      'Together they show a strained body: a cold on the way, a late drink, heat, travel or a very hard day. They do not say which.',
    rule: `${begun(VITAL_NAMES)} against ${DAYS_BEFORE}: ${inWords(VITALS_TOGETHER)} of them far off on two nights running, or ${inWords(VITALS_ON_ONE_NIGHT)} on one.`,
    caution: NO_DIAGNOSIS,
    span: 'run',
  },
  two_vitals_off: {
    subject: 'Heart',
    measure: 'vital signs',
    article: 'illness-signals',
    meaning: `${begun(inWords(VITALS_TOGETHER))} at once for one night: a hard day or a late one does it, and so does the beginning of a cold. Look again tomorrow.`,
    rule: `${begun(inWords(VITALS_TOGETHER))} of ${VITAL_NAMES} far off ${DAYS_BEFORE}, on one night.`,
    caution: NO_DIAGNOSIS,
    span: 'day',
  },
  short_nights: {
    subject: 'Sleep',
    measure: 'sleep',
    title: 'Short nights in a row',
    article: 'sleep-debt',
    meaning:
      'Attention suffers first, and people notice less of that than tests show. One long night does not repay it.',
    rule: `${begun(inWords(RUN_NIGHTS))} nights in a row under ${SHORT_NIGHT_HOURS} h, or two under ${VERY_SHORT_HOURS} h; over once half as many longer ones have followed, ${inWords(MADE_UP_FOR_AFTER)} at most.`,
    caution: SLEEP_MARK,
    span: 'run',
  },
  short_night: {
    subject: 'Sleep',
    measure: 'sleep',
    article: 'sleep-need',
    meaning: `One or ${inWords(RUN_NIGHTS - 1)} short nights happen to everybody; a ${ordinalOf(RUN_NIGHTS)} in a row is worth a talk.`,
    rule: `A night under ${SHORT_NIGHT_HOURS} h, or ${UNDER_OWN_HOURS} h and more under the usual.`,
    caution: SLEEP_MARK,
    span: 'day',
  },
  after_illness: {
    subject: 'Heart',
    measure: 'vital signs',
    title: 'Only just back to usual',
    article: 'return-to-play',
    meaning: 'A high recovery so soon after is no reason for a hard day yet.',
    rule: `A recovery of ${MARKS.recoveryHighFrom}% or more within ${inWords(STEPS_BACK_DAYS)} days of nights with several vital signs off.`,
    caution: A_PROMPT,
    span: 'run',
  },
  red_mornings: {
    subject: 'Readiness',
    measure: 'recovery',
    title: 'Mornings in the red',
    article: 'recovery-score',
    meaning: `One red morning happens. ${begun(inWords(RED_MORNINGS))} of ${inWords(RED_AMONG_MORNINGS)} say that the days take more than the nights give back.`,
    rule: `${begun(inWords(RED_MORNINGS))} of the last ${inWords(RED_AMONG_MORNINGS)} mornings with a recovery under ${CAUTION_FROM}%.`,
    caution: A_PROMPT,
    span: 'run',
  },
  falling_recovery: {
    subject: 'Readiness',
    measure: 'recovery',
    title: 'Recovery falling',
    article: 'recovery-score',
    meaning: `${begun(inWords(FALLS))} falls in a row are more than the usual ups and downs.`,
    rule: `A recovery that fell on ${inWords(FALLS)} mornings running, by ${FALL_POINTS} points or more in all.`,
    caution: A_PROMPT,
    span: 'run',
  },
  recovery_under_own: {
    subject: 'Readiness',
    measure: 'recovery',
    title: 'Recovery under the usual',
    article: 'recovery-score',
    meaning: 'That is under the own range, where one morning in six lies by chance.',
    rule: `A recovery under the mean of ${DAYS_BEFORE} by more than a standard deviation; strong from ${inWords(FAR_UNDER)} on.`,
    caution: A_PROMPT,
    span: 'day',
  },
  readiness_below_own: {
    subject: 'Readiness',
    measure: 'readiness',
    article: 'recovery-score',
    meaning: 'The measures of the morning together lie further down than on about five mornings of six.',
    rule: `Corner readiness below ${USUAL_SCORES.from} of 100: HRV, resting heart rate, sleep and breathing in own standard deviations from the mean of ${DAYS_BEFORE}, weighted.`,
    caution: A_PROMPT,
    span: 'day',
  },
  hrv_under_own: {
    subject: 'Heart',
    measure: 'hrv',
    title: 'HRV of the week under its normal range',
    article: 'hrv-normal-range',
    meaning: 'A whole week down is more than one bad night: think of load, sleep, stress, or something brewing.',
    rule: `The mean HRV of ${CURRENT_DAYS} nights (${CURRENT_NIGHTS_MINIMUM} at least) against the ${BASELINE_DAYS} nights before them (${BASELINE_NIGHTS_MINIMUM} at least), ${amountInWords(WEEKLY_WIDTH, 'standard deviation', 'standard deviations')} each way; strong where it would be low for a single night. The mean is one of logarithms (a log average): a very high night lifts it less than the plain average in Rankings, charts and answers.`,
    caution: `The guidance's fixed mark of ${MARKS.lowHrvBelowMilli} ms is the same for everybody and says little about one person.`,
    span: 'week',
  },
  resting_heart_rate_up: {
    subject: 'Heart',
    measure: 'resting heart rate',
    article: 'resting-heart-rate',
    meaning:
      'It goes up with illness, heat, thirst, alcohol, late meals, travel and load; the number does not say which.',
    rule: `A resting heart rate far above ${DAYS_BEFORE}, or more than ${MARKS.restingHeartRateAboveBaselineBpm} bpm above their median.`,
    caution: ONE_VITAL,
    span: 'day',
  },
  respiratory_rate_up: {
    subject: 'Heart',
    measure: 'respiratory rate',
    article: 'illness-signals',
    meaning: 'Breathing at night hardly changes from night to night, so a rise is worth a question.',
    rule: `A respiratory rate far above ${DAYS_BEFORE}, and ${amountInWords(VITAL_OFF.respiratory_rate.least, 'breath', 'breaths')} a minute at least.`,
    caution: ONE_VITAL,
    span: 'day',
  },
  skin_temperature_up: {
    subject: 'Heart',
    measure: 'skin temperature',
    article: 'illness-signals',
    meaning: 'A warm room or a warm night does it, too.',
    rule: `A skin temperature ${amountInWords(VITAL_OFF.skin_temperature.least, 'degree', 'degrees')} or more above the mean of ${DAYS_BEFORE}.`,
    caution: ONE_VITAL,
    span: 'day',
  },
  at_risk: {
    subject: 'Readiness',
    measure: 'recovery',
    article: 'recovery-score',
    meaning: 'Each by a fixed mark; together they are worth a talk.',
    rule: `${HIGH_SEVERITY_ISSUES} or more of the dashboard's at-risk rules over the last ${WEEK_DAYS} days.`,
    caution: A_PROMPT,
    span: 'week',
  },
}

/** The order among equally strong signs. */
const TOLD_FIRST: readonly SignKind[] = [
  ...([
    'illness_signs',
    'two_vitals_off',
    'after_illness',
    'red_mornings',
    'recovery_under_own',
    'readiness_below_own',
    'falling_recovery',
    'short_nights',
  ] as const),
  ...(['hrv_under_own', 'short_night', 'resting_heart_rate_up', 'respiratory_rate_up'] as const),
  ...(['skin_temperature_up', 'at_risk'] as const),
]

/** Signs in display order, strong ones first; the at-risk summary is left out if the signs themselves are shown. */
export function toldSigns(signs: readonly Sign[]): Sign[] {
  const weights = ['strong', 'mild']
  const told = signs.filter(({ kind }) => kind !== 'at_risk' || signs.length === 1)
  return told.toSorted(
    (a, b) =>
      weights.indexOf(a.weight) - weights.indexOf(b.weight) || TOLD_FIRST.indexOf(a.kind) - TOLD_FIRST.indexOf(b.kind),
  )
}

/** The one or two signs whose figures the headline gives, from two subjects if there are signs in two. */
export function carryingSigns(signs: readonly Sign[]): Sign[] {
  const told = toldSigns(signs)
  const [first, next] = told
  if (!first) return []
  const { subject } = SIGN_WORDS[first.kind]
  const second = told.find(({ kind }) => SIGN_WORDS[kind].subject !== subject) ?? next
  return second ? [first, second] : [first]
}
