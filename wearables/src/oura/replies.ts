import { z } from 'zod'
import { Id, Instant, Value, Whole } from '../http/fields.ts'

/**
 * Documents of Oura API v2 (docs/oura.md), read tolerantly (http/fields.ts): unknown fields are ignored. All durations are
 * seconds, and every time carries the wearer's own offset.
 */

const Day = z.iso.date()

/** A time with the offset at which it was written, for example `2026-03-10T06:48:00.000+01:00`. */
const LocalTime = z.string().transform((text, context) => {
  const instant = Instant.safeParse(text)
  if (instant.success) return { instant: instant.data, offset: /(?:Z|[+-]\d\d:\d\d)$/.exec(text)?.[0] ?? '' }
  context.addIssue(instant.error.issues[0]?.message ?? 'Not a time with an offset')
  return z.NEVER
})

/** Oura's names for periods of sleep; an unknown one is judged by its length. */
const Period = z.enum(['long_sleep', 'sleep', 'late_nap', 'rest', 'deleted']).nullish().catch(null)

export const SleepReply = z.object({
  id: Id,
  day: Day,
  type: Period,
  bedtime_start: LocalTime,
  bedtime_end: LocalTime,
  time_in_bed: Whole,
  total_sleep_duration: Whole,
  awake_time: Whole,
  light_sleep_duration: Whole,
  deep_sleep_duration: Whole,
  rem_sleep_duration: Whole,
  efficiency: Value,
  average_breath: Value,
  average_heart_rate: Value,
  lowest_heart_rate: Value,
  average_hrv: Value,
})
export type SleepReply = z.infer<typeof SleepReply>

export const ReadinessReply = z.object({ score: Value, temperature_deviation: Value })
export const DailySleepReply = z.object({ score: Value })
export const DailySpo2Reply = z.object({ spo2_percentage: z.object({ average: Value }).nullish() })
export const DailyActivityReply = z.object({ total_calories: Value })

export const WorkoutReply = z.object({
  id: Id,
  day: Day,
  activity: z.string().nullish(),
  start_datetime: LocalTime,
  end_datetime: LocalTime,
  calories: Value,
  distance: Value,
})

export const PersonalInfoReply = z.object({
  id: Id,
  email: z.string().nullish(),
  height: Value,
  weight: Value,
})

/** One page of a list. Documents are parsed one by one, so that one bad does not spoil the rest. */
export const PageReply = z.object({ data: z.array(z.unknown()), next_token: z.string().nullish() })
