import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { VITALS, type VitalName } from '@corner/contract/metrics/vitals.ts'
import { addDays } from '../days/calendar.ts'
import type { Series } from '../metrics/metric.ts'
import { METRICS } from '../metrics/metric-catalogue.ts'
import { median } from '../numbers/averages.ts'
import { NORMAL_RANGE_DAYS } from '../series/normal-range.ts'
import { type Point, valuesOf } from '../series/points.ts'
import { readVital } from './vital.ts'

/** The threshold of a vital sign for an athlete. */
export interface VitalMark {
  metric: VitalName
  usual: number
  /** The first abnormal value: above the usual one, for HRV below it. */
  mark: number
}

/** Search steps in the metric's displayed precision; for HRV downwards. */
const STEPS = { resting_heart_rate: 1, hrv: -1, respiratory_rate: 0.1, skin_temperature: 0.1 } as const
const MOST_STEPS = 200

/**
 * The threshold of each vital sign for a coming night, found with the same function that judges a night.
 * @param day the wake day of that night
 */
export const readVitalMarks = (records: Series, day: CalendarDay): VitalMark[] =>
  VITALS.flatMap((metric) => markOf(METRICS[metric].read(records), metric, day) ?? [])

function markOf(points: readonly Point[], metric: VitalName, day: CalendarDay): VitalMark | null {
  const nights = points.filter(({ date }) => date < day)
  const usual = metric === 'skin_temperature' ? 0 : median(valuesOf(nights.filter(isUsual(day))))
  if (usual === null || nights.length === 0) return null
  const step = STEPS[metric]
  const start = Math.abs(step) === 1 ? Math.round(usual) : Math.round(usual * 10) / 10
  for (let count = 0; count <= MOST_STEPS; count += 1) {
    const value = Math.round((start + count * step) * 10) / 10
    if (value < 0 || (value === 0 && metric !== 'skin_temperature')) return null
    const tried = [...nights, { ...(nights.at(-1) as Point), date: day, value }]
    if (readVital(() => tried, metric, day)) return { metric, usual, mark: value }
  }
  return null
}

const isUsual =
  (day: CalendarDay) =>
  ({ date, value }: Point) =>
    date >= addDays(day, -NORMAL_RANGE_DAYS) && value > 0
