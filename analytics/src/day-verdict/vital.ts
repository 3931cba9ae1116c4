import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { VitalName } from '@corner/contract/metrics/vitals.ts'
import { median } from '../averages.ts'
import { addDays } from '../calendar.ts'
import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM } from '../normal-range.ts'
import { type Point, valuesOf } from '../points.ts'
import { robustDistance } from '../robust-distance.ts'
import type { PointsOf } from './sign.ts'

/** A vital of one night beside what is usual, in the metric's unit. */
export interface Vital {
  metric: VitalName
  value: number
  /** The median of the 28 days before; of skin temperature, which is a difference from it already, 0. */
  usual: number
}

/** A robust z-score from which on a value is noted (knowledge/articles/illness-signals.md). */
const FAR = 2
/** How far off a vital has to be in its own unit, too: on nearly constant nights a z-score alone overstates. */
const OFF = {
  resting_heart_rate: { way: 1, least: 3 },
  hrv: { way: -1, least: 0 },
  respiratory_rate: { way: 1, least: 0.5 },
  skin_temperature: { way: 1, least: 0.5 },
} as const

/** The vital of a night, where it lies far out of what is usual, in the direction of an illness; null: it does not, or cannot be said. */
export function readVital(points: PointsOf, metric: VitalName, day: CalendarDay): Vital | null {
  const nights = points(metric)
  const night = nights.findLast(({ date }) => date === day)
  if (!night) return null
  if (metric === 'skin_temperature')
    return night.value >= OFF[metric].least ? { metric, value: night.value, usual: 0 } : null
  const before = valuesBefore(nights, day)
  const usual = median(before)
  if (usual === null || before.length < NORMAL_RANGE_MINIMUM) return null
  const { way, least } = OFF[metric]
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
