import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { addDays } from '../calendar.ts'
import { METRICS } from '../metric-catalogue.ts'
import { readOwnRange } from '../own-range.ts'
import { written } from '../rounding.ts'
import type { FindSigns, PointsOf, Sign, SignKind } from './sign.ts'
import { readVital, VITALS, type Vital, type VitalName } from './vital.ts'
import { writeBetween, writeOf } from './write-figures.ts'

/** So many vitals off at once, on two nights running, look like an illness; three do on one night. Chosen to be rare. */
const TOGETHER = 2
const ON_ONE_NIGHT = 3

const ASK_ILL = 'Any sore throat, cough, fever or stomach trouble? A late drink, heat or travel?'

/** Vitals of the night that are off for the athlete: together an illness-like pattern, else each by itself. */
export const findVitals: FindSigns = (points, today) => {
  const off = vitalsOff(points, today)
  const ill = findIllness(points, today)
  return ill.length > 0 ? ill : off.flatMap((vital) => alone(vital, today, points))
}

/** Vitals that are off on two nights running, or three on one. A prompt to ask, no diagnosis. */
export const findIllness: FindSigns = (points, today) => {
  const yesterday = addDays(today, -1)
  const [off, before] = [vitalsOff(points, today), vitalsOff(points, yesterday)]
  const isTwoNights = off.length >= TOGETHER && before.length >= TOGETHER
  if (!isTwoNights && off.length < ON_ONE_NIGHT) return []
  return [
    {
      kind: 'illness_signs',
      weight: 'strong',
      name: 'several vital signs off at once',
      text: `${off.map(writeVital).join(', ')}${isTwoNights ? ', the second night like that' : ''}`,
      ask: ASK_ILL,
      ...{ from: isTwoNights ? yesterday : today, until: today },
    },
  ]
}

const vitalsOff = (points: PointsOf, day: CalendarDay): Vital[] =>
  VITALS.flatMap((metric) => readVital(points, metric, day) ?? [])

const NAMES: Record<VitalName, string> = {
  resting_heart_rate: 'resting heart rate',
  hrv: 'HRV',
  respiratory_rate: 'respiratory rate',
  skin_temperature: 'skin temperature',
}

const KINDS: Record<Exclude<VitalName, 'hrv'>, SignKind> = {
  resting_heart_rate: 'resting_heart_rate_up',
  respiratory_rate: 'respiratory_rate_up',
  skin_temperature: 'skin_temperature_up',
}

/** `resting heart rate 62 bpm, 55 bpm is usual`. */
function writeVital({ metric, value, usual }: Vital): string {
  if (metric === 'skin_temperature') return `skin temperature ${writeOf(metric, value)} up`
  return `${NAMES[metric]} ${writeOf(metric, value)} (usually ${written(usual, METRICS[metric].decimals)})`
}

/** One vital alone says little: an HRV is judged by its week. */
function alone(vital: Vital, today: CalendarDay, points: PointsOf): Sign[] {
  if (vital.metric === 'hrv') return []
  const isTwoNights = readVital(points, vital.metric, addDays(today, -1)) !== null
  return [
    {
      kind: KINDS[vital.metric],
      weight: isTwoNights ? 'strong' : 'mild',
      name: `${NAMES[vital.metric]} up`,
      text: `${writeVital(vital)}${isTwoNights ? ', the second night up' : ''}`,
      ask: ASK_ILL,
      ...{ from: isTwoNights ? addDays(today, -1) : today, until: today },
    },
  ]
}

/** The week's mean HRV under the athlete's own range (own-range.ts). */
export const findLowHrv: FindSigns = (points, today) => {
  const { state, current, weekly, nightly } = readOwnRange(points('hrv'), today)
  if (state !== 'below' || current === null || weekly === null || nightly === null) return []
  return [
    {
      kind: 'hrv_under_own',
      weight: current < nightly.low ? 'strong' : 'mild',
      name: 'HRV of the week under the own range',
      // The mean itself is a geometric one, and would stand beside the arithmetic one of the screens.
      text: `HRV of the week under a normal ${writeBetween('hrv', [weekly.low, weekly.high])}`,
      ask: 'How do training, sleep and stress feel this week?',
      ...{ from: addDays(today, -6), until: today },
    },
  ]
}
