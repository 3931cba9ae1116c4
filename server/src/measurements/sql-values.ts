import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { summedColumns } from './stored-columns.ts'

/** SQL expressions that several readings share, over the columns of their table. null where a column is null. */

/** Hours from milliseconds, with four decimals: a third of a second. */
export const hoursOf = (milliseconds: string) => `round((${milliseconds}) / 360::float8) / 10000`

/** Hours asleep in a night or a nap. */
export const HOURS_ASLEEP = hoursOf(summedColumns(NIGHT_METRICS.sleep_duration))

const SECONDS_LONG = `date_part('epoch', end_at - start_at)`
/** From start to end, with four decimals; null: still in progress. */
export const HOURS_LONG = `round(${SECONDS_LONG} / 0.36) / 10000`
/** The same in minutes, with two decimals. */
export const MINUTES_LONG = `round(${SECONDS_LONG} / 0.6) / 100`

/**
 * The wearer's local time at an instant, in hours from 0 to below 24 with four decimals: 23.5 is 23:30. It is truncated, not
 * rounded, so that the last moment of a day does not become 24.
 */
export const clockHoursOf = (instant: string) =>
  `floor(date_part('epoch', (${instant} at time zone timezone_offset::interval)::time) * 25 / 9) / 10000`
