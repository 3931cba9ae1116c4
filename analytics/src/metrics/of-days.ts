import { CALORIES_PER_KILOJOULE } from '@corner/contract/constants/charts.ts'
import type { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import type { ActivityDay } from '../athlete/day-records.ts'
import { isMeasured } from '../numbers/measured.ts'
import { decimal } from '../numbers/rounding.ts'
import { type Point, pointsOf } from '../series/points.ts'
import type { DayReader, Series } from './metric.ts'
import { sumOfDay, wornDays } from './worn-days.ts'

/** As on the screens, a day without a strain counts as none. */
const reader = (value: (day: ActivityDay) => number | null | undefined): DayReader => ({
  read: ({ activity_data }: Series): Point[] =>
    pointsOf(
      activity_data.filter(({ strain_score }) => isMeasured(strain_score)),
      (day) => value(day) ?? null,
    ),
})

/** How what is of a whole day is read. */
export const DAY_READERS: Record<keyof typeof DAY_METRICS, DayReader> = {
  strain: reader(({ strain_score }) => strain_score),
  average_heart_rate: reader(({ average_heart_rate }) => average_heart_rate),
  max_heart_rate: reader(({ max_heart_rate }) => max_heart_rate),
  energy: reader(({ kilojoule }) => (isMeasured(kilojoule) ? decimal(kilojoule * CALORIES_PER_KILOJOULE) : null)),
  naps: { read: (records) => sumOfDay(records, records.naps, () => 1) },
  nap_time: { read: (records) => sumOfDay(records, records.naps, ({ hours }) => hours) },
  any_record: { read: (records) => [...wornDays(records)].sort().map((date) => ({ date, value: 1 })) },
}
