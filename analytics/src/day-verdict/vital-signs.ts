import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { VITALS, type VitalName } from '@corner/contract/metrics/vitals.ts'
import { addDays } from '../days/calendar.ts'
import { METRICS } from '../metrics/metric-catalogue.ts'
import { inWords } from '../numbers/number-words.ts'
import { written } from '../numbers/rounding.ts'
import type { FindSigns, PointsOf, Sign, SignKind } from './sign.ts'
import { readVital, type Vital } from './vital.ts'
import { ordinalOf, writeOf } from './write-figures.ts'

/**
 * This many abnormal vital signs on two consecutive nights look like an illness; three do on one night. Chosen to be
 * rare.
 */
export const VITALS_TOGETHER = 2
export const VITALS_ON_ONE_NIGHT = 3

/** A single value is no reason to ask about fever. */
const ASK_ONE = 'How do you feel this morning, is anything coming on?'
const ASK_ILL = 'Any sore throat, cough, fever or stomach trouble? A late drink, heat or travel?'

/**
 * Finds abnormal vital signs of the night: several together are an illness-like pattern, two a sign to ask about,
 * otherwise each is separate.
 */
export const findVitals: FindSigns = (points, today) => {
  const off = vitalsOff(points, today)
  const ill = illnessOf(off, points, today)
  if (ill.length > 0) return ill
  if (off.length < VITALS_TOGETHER) return off.flatMap((vital) => alone(vital, today, points))
  const figures = off.map(writeVital).join(', ')
  return [
    {
      kind: 'two_vitals_off',
      weight: 'mild',
      name: `${inWords(VITALS_TOGETHER)} vital signs off`,
      text: figures,
      figures,
      vitals: off.map(({ metric }) => metric),
      ask: ASK_ILL,
      from: today,
      until: today,
    },
  ]
}

/**
 * Finds vital signs that are abnormal on two consecutive nights, or three on one night. A reason to ask, not a diagnosis.
 */
export const findIllness: FindSigns = (points, today) => illnessOf(vitalsOff(points, today), points, today)

function illnessOf(off: readonly Vital[], points: PointsOf, today: CalendarDay): Sign[] {
  const nights = nightsOff(off, points, today)
  if (nights < VITALS_TOGETHER && off.length < VITALS_ON_ONE_NIGHT) return []
  const figures = off.map(writeVital).join(', ')
  return [
    {
      kind: 'illness_signs',
      weight: 'strong',
      name: 'several vital signs off at once',
      text: `${figures}${nights > 1 ? `, the ${ordinalOf(nights)} night like that` : ''}`,
      figures,
      vitals: off.map(({ metric }) => metric),
      ask: ASK_ILL,
      from: addDays(today, 1 - Math.max(1, nights)),
      until: today,
    },
  ]
}

/**
 * Number of consecutive nights until a day with several abnormal vital signs.
 * @param off the abnormal ones of the day itself
 */
function nightsOff(off: readonly Vital[], points: PointsOf, day: CalendarDay): number {
  const before = addDays(day, -1)
  return off.length < VITALS_TOGETHER ? 0 : 1 + nightsOff(vitalsOff(points, before), points, before)
}

const vitalsOff = (points: PointsOf, day: CalendarDay): Vital[] =>
  VITALS.flatMap((metric) => readVital(points, metric, day) ?? [])

/** For example `resting heart rate`. */
export const nameOfVital = (metric: VitalName): string => METRICS[metric].shortLabel ?? METRICS[metric].label

const KINDS: Record<Exclude<VitalName, 'hrv'>, SignKind> = {
  resting_heart_rate: 'resting_heart_rate_up',
  respiratory_rate: 'respiratory_rate_up',
  skin_temperature: 'skin_temperature_up',
}

/** For example `resting heart rate 62 bpm (usually 55)`. */
function writeVital({ metric, value, usual }: Vital): string {
  if (metric === 'skin_temperature') return `${nameOfVital(metric)} ${writeOf(metric, value)} up`
  return `${nameOfVital(metric)} ${writeOf(metric, value)} (usually ${written(usual, METRICS[metric].decimals)})`
}

/** The sign of a single vital sign, which means little; HRV is judged by its week instead. */
function alone(vital: Vital, today: CalendarDay, points: PointsOf): Sign[] {
  if (vital.metric === 'hrv') return []
  const isTwoNights = readVital(points, vital.metric, addDays(today, -1)) !== null
  return [
    {
      kind: KINDS[vital.metric],
      weight: isTwoNights ? 'strong' : 'mild',
      name: `${nameOfVital(vital.metric)} up`,
      text: `${writeVital(vital)}${isTwoNights ? ', the second night up' : ''}`,
      ask: isTwoNights ? ASK_ILL : ASK_ONE,
      from: isTwoNights ? addDays(today, -1) : today,
      until: today,
    },
  ]
}
