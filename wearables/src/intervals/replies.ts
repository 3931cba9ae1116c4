import { z } from 'zod'
import { readOffset } from '../calendar.ts'
import { Id, Instant, Value } from '../http/fields.ts'

/**
 * Replies of Intervals.icu's API (https://intervals.icu/api/v1/docs), read tolerantly: unknown fields are ignored, any
 * value may be missing. Strict only where a record could not be stored otherwise: ids, days and times.
 */

/**
 * What is asked of a day, and all that is kept of it. A wellness record also holds notes, mood, cycle and blood values: none of
 * them is asked for, and a reply that brings them all the same loses them before it is stored.
 */
export const WELLNESS_FIELDS = [
  'id',
  'updated',
  'restingHR',
  'tempRestingHR',
  'hrv',
  'hrvSDNN',
  'sleepSecs',
  'sleepScore',
  'avgSleepingHR',
  'spO2',
  'respiration',
  'readiness',
] as const

/** What is asked of an activity, and all that is kept of it: no name, no description, no route, no place. */
export const ACTIVITY_FIELDS = [
  'id',
  'type',
  'source',
  'device_name',
  'start_date',
  'start_date_local',
  'elapsed_time',
  'moving_time',
  'distance',
  'total_elevation_gain',
  'calories',
  'average_heartrate',
  'max_heartrate',
  'icu_hr_zones',
  'icu_hr_zone_times',
  'created',
  'analyzed',
  'icu_sync_date',
] as const

/** The local date of a wellness record. */
const Day = z.iso.date().refine((day) => day >= '2000-01-01', 'A day before the year 2000')

/** A measure of which 0 or less cannot be one: absent. */
const Measure = Value.transform((value) => (value != null && value > 0 ? value : null))
/** Nobody sleeps longer than a day in a day. */
const SleepSeconds = Measure.transform((value) => (value !== null && value <= 86_400 ? value : null))
/** A maker's score of 0 to 100; another number is on another scale, and none at all. */
const Score = Value.transform((value) => (value != null && value >= 0 && value <= 100 ? value : null))

export const WellnessReply = z.object({
  id: Day,
  updated: Instant.nullish().catch(null),
  restingHR: Measure,
  tempRestingHR: z.boolean().nullish().catch(null),
  hrv: Measure,
  hrvSDNN: Measure,
  sleepSecs: SleepSeconds,
  sleepScore: Score,
  avgSleepingHR: Measure,
  spO2: Measure,
  respiration: Measure,
  readiness: Score,
})

/** A day of the wellness list with the time zone that it is a day of; the reply itself names none. */
export const WellnessDay = z.object({ wellness: WellnessReply, timezone: z.string() })

/** Wall clock at the place of an activity, read as if it were UTC: what differs from UTC is the offset. */
const WallClock = z.iso.datetime({ local: true }).transform((text) => new Date(`${text.replace(/Z$/, '')}Z`))
const Seconds = Value.refine((value) => value == null || (value >= 0 && value < 31_536_000), 'Longer than a year')

const Activity = z.object({
  id: Id,
  type: z.string().nullish().catch(null),
  start_date: Instant,
  start_date_local: WallClock,
  elapsed_time: Seconds,
  moving_time: Seconds,
  distance: Measure,
  total_elevation_gain: Value,
  calories: Measure,
  average_heartrate: Measure,
  max_heartrate: Measure,
  icu_hr_zone_times: z.array(z.unknown()).nullish().catch(null),
  created: Instant.nullish().catch(null),
  analyzed: Instant.nullish().catch(null),
  icu_sync_date: Instant.nullish().catch(null),
})

/** An activity with the offset of its place and its length. */
export const ActivityReply = Activity.transform((activity, context) => {
  const offset = offsetBetween(activity.start_date, activity.start_date_local)
  const seconds = activity.elapsed_time ?? activity.moving_time
  const refuse = (field: keyof typeof activity, message: string) =>
    context.issues.push({ code: 'custom', message, path: [field], input: activity[field] })
  if (offset === undefined) refuse('start_date_local', 'No time of day on earth at the start of the activity')
  if (seconds == null) refuse('elapsed_time', 'Neither an elapsed nor a moving time')
  return offset === undefined || seconds == null ? z.NEVER : { ...activity, offset, seconds }
})

/** undefined: no offset in use on earth. */
function offsetBetween(utc: Date, local: Date): string | undefined {
  const minutes = Math.round((local.getTime() - utc.getTime()) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return readOffset(`${minutes < 0 ? '-' : '+'}${hours}:${String(rest).padStart(2, '0')}`)
}

/** Intervals.icu passes nothing on of what it has from Strava but that it exists. */
export function isWithheld(raw: unknown): boolean {
  return z.object({ source: z.literal('STRAVA') }).safeParse(raw).success
}

export const ProfileReply = z.object({
  athlete: z.object({
    id: Id,
    name: z.string().nullish().catch(null),
    timezone: z.string().nullish().catch(null),
  }),
})

export const ListReply = z.array(z.unknown())
