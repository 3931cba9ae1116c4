import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { VitalName } from '@corner/contract/metrics/vitals.ts'
import { addDays } from '../days/calendar.ts'
import { median } from '../numbers/averages.ts'
import { robustDistance } from '../numbers/robust-distance.ts'
import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM } from '../series/normal-range.ts'
import { type Point, valuesOf } from '../series/points.ts'
import type { PointsOf } from './sign.ts'

/** A vital of one night beside what is usual, in the metric's unit. */
export interface Vital {
  metric: VitalName
  value: number
  /** The median of the 28 days before; 0 for skin temperature, which is already a difference from it. */
  usual: number
}

/** Robust z-score from which a vital sign is abnormal (knowledge/articles/illness-signals.md). */
const FAR = 2
/** Minimum deviation in the metric's unit: after nearly constant nights the z-score alone exaggerates. */
export const VITAL_OFF = {
  resting_heart_rate: { way: 1, least: 3 },
  hrv: { way: -1, least: 0 },
  respiratory_rate: { way: 1, least: 0.5 },
  skin_temperature: { way: 1, least: 0.5 },
} as const

/** A vital sign of one night if it is abnormal in the direction of an illness; null: it is not, or it cannot be judged. */
export function readVital(points: PointsOf, metric: VitalName, day: CalendarDay): Vital | null {
  const nights = points(metric)
  const night = nights.findLast(({ date }) => date === day)
  if (!night) return null
  if (metric === 'skin_temperature')
    return night.value >= VITAL_OFF[metric].least ? { metric, value: night.value, usual: 0 } : null
  const before = valuesBefore(nights, day)
  const usual = median(before)
  if (usual === null || before.length < NORMAL_RANGE_MINIMUM) return null
  const { way, least } = VITAL_OFF[metric]
  const isLarge = way * (night.value - usual) >= least
  const distance =
    metric === 'hrv' ? robustDistance(Math.log(night.value), before.map(Math.log)) : robustDistance(night.value, before)
  const isFar = distance !== null && way * distance >= FAR
  const isOverMark =
    metric === 'resting_heart_rate' && night.value > usual + PERFORMANCE_GUIDANCE.restingHeartRateAboveBaselineBpm
  return (isFar && isLarge) || isOverMark ? { metric, value: night.value, usual } : null
}

function valuesBefore(nights: readonly Point[], day: CalendarDay): number[] {
  const from = addDays(day, -NORMAL_RANGE_DAYS)
  return valuesOf(nights.filter(({ date, value }) => date >= from && date < day && value > 0))
}
