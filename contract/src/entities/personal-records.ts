import { z } from 'zod'
import { CalendarDay } from '../calendar-day.ts'
import { METRIC_RECORDS } from '../metrics/every-metric.ts'
import { DAY_VERDICTS } from './ai-insights.ts'
import { WithoutRecovery } from './readiness.ts'
import { SourceChanges } from './record-sources.ts'

const value = z.number().nullable()
const createdAt = z.iso.datetime()
const truncated = z
  .literal(true)
  .optional()
  .describe('There are older records than a reply holds: ask for them by start and end')

/** The requested days, by the athlete's own calendar. */
const period = {
  today: CalendarDay.optional().describe("The wearer's own day at the time of the answer"),
  from: CalendarDay.optional().describe('The first day of the period'),
}

export const PersonalHrv = z.object({
  date: CalendarDay,
  hrv_rmssd: value.describe(METRIC_RECORDS.hrv.teamField.about),
  recovery_score: value.optional().describe(METRIC_RECORDS.recovery.teamField.about),
  resting_heart_rate: value.optional().describe(METRIC_RECORDS.resting_heart_rate.teamField.about),
  hrv_sdnn_milli: value.optional().describe('SDNN, ms, which is not comparable with rMSSD; absent: not given'),
  sleep_duration_milli: value.optional().describe('Asleep, ms, of a night without its times or stages'),
  skin_temp_deviation_celsius: value.optional().describe('Against the own usual night, °C'),
  created_at: createdAt,
})
export type PersonalHrv = z.infer<typeof PersonalHrv>
export const PersonalHrvData = z.object({ ...period, data: z.array(PersonalHrv), sources: SourceChanges, truncated })

export const PersonalSleep = z.object({
  date: CalendarDay,
  created_at: createdAt,
  total_light_sleep_time_milli: value,
  total_slow_wave_sleep_time_milli: value,
  total_rem_sleep_time_milli: value,
})
export type PersonalSleep = z.infer<typeof PersonalSleep>
export const PersonalSleepData = z.object({
  ...period,
  data: z.array(PersonalSleep),
  summary: z.object({ nights: z.number().int(), average_hours: value }),
  sources: SourceChanges,
  truncated,
})

/** The heart-rate zones of one activity, ms each. */
const ZoneDuration = z.record(z.string(), z.number()).nullable()

export const PersonalActivity = z.object({
  date: CalendarDay,
  activity_type: z.string(),
  strain: value.describe(METRIC_RECORDS.strain.scale.join(' to ')),
  kilojoule: value,
  average_heart_rate: value.describe(METRIC_RECORDS.average_heart_rate.unit),
  max_heart_rate: value.describe(METRIC_RECORDS.max_heart_rate.unit),
  duration_hours: value,
  zone_duration: ZoneDuration,
  calories_burned: value.describe(METRIC_RECORDS.energy.unit),
  created_at: createdAt,
  source: z.enum(['daily_cycle', 'workout']),
})
export type PersonalActivity = z.infer<typeof PersonalActivity>

export const PersonalWorkout = PersonalActivity.extend({
  start: z.iso.datetime(),
  timezone_offset: z.string().describe("The wearer's at the start, for example +01:00"),
  distance_meter: value,
  provider: z.string().describe('The stored word of the maker, for example whoop'),
})
export type PersonalWorkout = z.infer<typeof PersonalWorkout>
export const PersonalActivityData = z.object({
  ...period,
  data: z.array(PersonalActivity).describe('One record a day'),
  workouts: z.array(PersonalWorkout).describe('Sessions of their own, any number a day'),
  summary: z.object({ latest_strain: value }),
  sources: SourceChanges,
  truncated,
})

/** What the athlete's coach reads about today, addressed to the athlete. */
export const PersonalDay = z.object({
  day: CalendarDay.describe("The wearer's own day at the time of the answer"),
  band: z.enum(['ready', 'caution', 'red', 'no_data']).describe('Of a recovery of today or yesterday'),
  text: z.string().describe('How the athlete is and why, in one sentence'),
  verdict: z.enum(DAY_VERDICTS),
  title: z.string().describe('The verdict in words: "Lighter day"'),
  action: z.string().describe('What to make of it today'),
  without_recovery: WithoutRecovery.optional(),
})
export type PersonalDay = z.infer<typeof PersonalDay>
