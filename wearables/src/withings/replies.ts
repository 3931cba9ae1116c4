import { z } from 'zod'
import { Id, Value } from '../http/fields.ts'
import { isTimeZone } from '../time-zones.ts'

/**
 * Replies of Withings (docs/withings.md), read tolerantly: unknown fields are ignored and any value may be missing. Strict only
 * where a record could not be stored otherwise: ids, times and the zone of the night.
 */

/** Before that there were no such devices, and PostgreSQL has no year 0. */
const EARLIEST_SECONDS = Date.parse('2000-01-01T00:00:00Z') / 1000
const UnixTime = z
  .int()
  .min(EARLIEST_SECONDS, 'A time before the year 2000')
  .transform((seconds) => new Date(seconds * 1000))

/** Seconds. */
const Duration = Value.transform((seconds) => (seconds == null || seconds < 0 ? null : seconds * 1000))
/** A heart does not stand still, and nobody breathes 0 times a minute: 0 was not measured. */
const Measured = Value.transform((value) => (value && value > 0 ? value : null))

const NightTimes = z.object({
  id: Id,
  startdate: UnixTime,
  enddate: UnixTime,
  modified: UnixTime,
  timezone: z.string().refine(isTimeZone, 'Not the name of a time zone'),
})

const SummaryReply = NightTimes.extend({
  data: z
    .object({
      total_timeinbed: Duration,
      lightsleepduration: Duration,
      deepsleepduration: Duration,
      remsleepduration: Duration,
      wakeupduration: Duration,
      sleep_efficiency: Measured,
      wakeupcount: Value,
      rr_average: Measured,
      hr_average: Measured,
      sleep_score: Measured,
    })
    .nullish(),
})

const endsAfterItBegins = ({ startdate, enddate }: { startdate: Date; enddate: Date }) => enddate > startdate
const Night = SummaryReply.refine(endsAfterItBegins, 'The night ends before it begins')

/** What the client keeps of a night. `nap`: the day has a longer one. */
export const NightReply = z.object({ night: Night, nap: z.boolean() })
/** `next_start`: when the following night began, in seconds; null for the newest. */
export const DayReply = z.object({
  night: NightTimes.refine(endsAfterItBegins, 'The night ends before it begins'),
  next_start: UnixTime.nullable(),
})

/** One weighing: a value is `value` times ten to the power of `unit`. */
export const MeasureGroup = z.object({
  date: z.int(),
  attrib: z.int().nullish(),
  measures: z.array(z.object({ type: z.int(), value: z.number(), unit: z.int() })),
})
