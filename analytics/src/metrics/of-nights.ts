import type { OtherValueKey } from '@corner/contract/constants/other-values.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import type { Night } from '../athlete/day-records.ts'
import { placeOnClock } from '../days/clock.ts'
import { isMeasured } from '../numbers/measured.ts'
import { decimal } from '../numbers/rounding.ts'
import { type Point, pointsOf } from '../series/points.ts'
import type { DayReader, Series } from './metric.ts'
import { readOther } from './of-recovery.ts'
import { joinPoints } from './other-points.ts'

/** As on the screens, a night without hours asleep counts as none. */
const reader = (value: (night: Night) => number | null | undefined): DayReader => ({
  read: ({ sleep_data }: Series): Point[] =>
    pointsOf(
      sleep_data.filter(({ total_duration_hours }) => isMeasured(total_duration_hours)),
      (night) => value(night) ?? null,
    ),
})

/** Of nights whose times the maker does not give, the morning's record holds it. */
const orOfMorning = ({ read }: DayReader, key: OtherValueKey, unit = 1): DayReader => {
  const readMorning = readOther(key)
  return {
    read: (records) =>
      joinPoints(
        read(records),
        readMorning(records).map(({ date, value }) => ({ date, value: decimal(value / unit) })),
      ),
  }
}
const HOUR_MILLI = 3_600_000

/** Readers of the metrics of a night's sleep record. */
export const NIGHT_READERS: Record<keyof typeof NIGHT_METRICS, DayReader> = {
  sleep_duration: orOfMorning(
    reader(({ total_duration_hours }) => total_duration_hours),
    'sleep_duration_milli',
    HOUR_MILLI,
  ),
  sleep_quality: reader(({ sleep_quality_score }) => sleep_quality_score),
  // Of positive values only (docs/reference/metrics-and-rules.md#athlete-metrics).
  sleep_efficiency: reader(({ sleep_efficiency }) => sleep_efficiency || null),
  sleep_consistency: reader(({ sleep_consistency_percentage }) => sleep_consistency_percentage),
  light_sleep: reader(({ light_hours }) => light_hours),
  deep_sleep: reader(({ deep_hours }) => deep_hours),
  rem_sleep: reader(({ rem_hours }) => rem_hours),
  awake_time: reader(({ awake_hours }) => awake_hours),
  time_in_bed: reader(({ in_bed_hours }) => in_bed_hours),
  bed_time: reader(({ bed_clock_hours }) => onClock(bed_clock_hours, 'bed_time')),
  wake_time: reader(({ wake_clock_hours }) => onClock(wake_clock_hours, 'wake_time')),
  sleep_need: reader(({ need_hours }) => need_hours),
  sleep_debt: reader(({ need_hours, total_duration_hours }) =>
    isMeasured(need_hours) && isMeasured(total_duration_hours)
      ? decimal(Math.max(0, need_hours - total_duration_hours))
      : null,
  ),
  respiratory_rate: orOfMorning(
    reader(({ respiratory_rate }) => respiratory_rate),
    'respiratory_rate',
  ),
  disturbances: reader(({ disturbance_count }) => disturbance_count),
  sleep_cycles: reader(({ sleep_cycle_count }) => sleep_cycle_count),
}

const onClock = (hour: number | null | undefined, metric: 'bed_time' | 'wake_time') =>
  isMeasured(hour) ? placeOnClock(hour, NIGHT_METRICS[metric].clock.dayBegins) : null
