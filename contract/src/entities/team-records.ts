import { z } from 'zod'
import { CalendarDay } from '../calendar-day.ts'
import { Id } from '../ids.ts'
import { LinkEnded, LinkPaused } from '../link-ended.ts'
import { METRIC_RECORDS } from '../metrics/every-metric.ts'
import { DAY_VERDICTS } from './ai-insights.ts'
import { CornerReadiness, WithoutRecovery } from './readiness.ts'
import { SourceChanges } from './record-sources.ts'

/** null: no value on that day. `date` is the wake day in the athlete's zone (docs/reference/records.md#dates). */
const value = z.number().nullable()
const of = ({ teamField: { about } }: { teamField: { about: string } }) => value.describe(about)

export const RecoveryRecord = z.object({
  date: CalendarDay,
  recovery_score: of(METRIC_RECORDS.recovery),
  resting_heart_rate: of(METRIC_RECORDS.resting_heart_rate),
  hrv_rmssd_milli: of(METRIC_RECORDS.hrv),
})
export type RecoveryRecord = z.infer<typeof RecoveryRecord>

export const SleepRecord = z.object({
  date: CalendarDay,
  total_duration_hours: of(METRIC_RECORDS.sleep_duration),
  sleep_quality_score: of(METRIC_RECORDS.sleep_quality),
  sleep_efficiency: of(METRIC_RECORDS.sleep_efficiency),
  sleep_consistency_percentage: of(METRIC_RECORDS.sleep_consistency),
})
export type SleepRecord = z.infer<typeof SleepRecord>

export const ActivityRecord = z.object({
  date: CalendarDay,
  strain_score: of(METRIC_RECORDS.strain),
  average_heart_rate: of(METRIC_RECORDS.average_heart_rate),
  max_heart_rate: of(METRIC_RECORDS.max_heart_rate),
})
export type ActivityRecord = z.infer<typeof ActivityRecord>

const AthleteEntry = z.object({
  athlete_id: Id,
  athlete_name: z.string(),
  first_name: z.string(),
  whoop_connected: z.boolean(),
  link_ended: LinkEnded,
  link_paused: LinkPaused,
  provider: z.string().nullable().describe('Whose scores these are; scores of different makers are never mixed'),
  sources: SourceChanges,
})

export const AthleteRecovery = AthleteEntry.extend({ recovery_data: z.array(RecoveryRecord) })
export const AthleteSleep = AthleteEntry.extend({ sleep_data: z.array(SleepRecord) })
export const AthleteActivity = AthleteEntry.extend({ activity_data: z.array(ActivityRecord) })
export type AthleteRecovery = z.infer<typeof AthleteRecovery>
export type AthleteSleep = z.infer<typeof AthleteSleep>
export type AthleteActivity = z.infer<typeof AthleteActivity>

const Summary = z.object({
  total_athletes: z.number().int(),
  athletes_with_data: z.number().int(),
  timezone_offset: z.string().describe("`+HH:MM`: what the team's days are counted in, that of most of its athletes"),
  today: CalendarDay.optional().describe("The team's day at the time of the answer, the last of the period"),
  from: CalendarDay.optional().describe('The first day of the period'),
})

export const TeamRecoveryData = z.object({ summary: Summary, athletes_data: z.array(AthleteRecovery) })
export const TeamSleepData = z.object({ summary: Summary, athletes_data: z.array(AthleteSleep) })
export const TeamActivityData = z.object({ summary: Summary, athletes_data: z.array(AthleteActivity) })
export type TeamRecoveryData = z.infer<typeof TeamRecoveryData>
export type TeamSleepData = z.infer<typeof TeamSleepData>
export type TeamActivityData = z.infer<typeof TeamActivityData>

/** What an athlete's day asks for, with the reason, as the AI coach judges it. */
export const AthleteDay = z.object({
  athlete_id: Id,
  athlete_name: z.string(),
  whoop_connected: z.boolean().optional(),
  is_flagged: z
    .boolean()
    .optional()
    .describe('An at-risk rule other than HRV of one night, a sign or a recovery well under the usual one applies'),
  flagged_for: z.string().nullable().optional().describe('The at-risk issues of the week but a low recovery, in words'),
  verdict: z.enum(DAY_VERDICTS),
  recovery: z.number().nullable().describe('The newest recovery, percent; null: none of today or yesterday'),
  recovery_date: CalendarDay.nullable(),
  usual: z.number().nullable().describe('The median of the own normal range before that day, percent'),
  own_range: z
    .object({ low: z.number().int(), high: z.number().int() })
    .nullable()
    .optional()
    .describe('The own normal range before that day, whole percents as on the screens; null: too few days'),
  recovery_data: z
    .array(RecoveryRecord.pick({ date: true, recovery_score: true }))
    .describe('The recoveries of the last 7 days, oldest first'),
  reasons: z.array(z.string()).describe('What speaks against a hard day, most important first'),
  held_by: z
    .object({
      reasons: z.array(z.string()).describe('The recovery and signs that decide it, most important first'),
      rule: z.string().describe('How they decide it, as a sentence'),
    })
    .nullable()
    .optional()
    .describe('What makes the day a lighter or an easy one; null: neither'),
  first_reason: z.string().nullable().describe('The first of them in a few words; null: nothing speaks against it'),
  without_recovery: WithoutRecovery.optional(),
  corner_readiness: CornerReadiness.pick({ score: true, place: true, day: true })
    .optional()
    .describe('In a team with athletes without a recovery, of everybody: it compares across makers'),
})
export type AthleteDay = z.infer<typeof AthleteDay>

export const TeamDay = z.object({ day: CalendarDay, athletes: z.array(AthleteDay) })
export type TeamDay = z.infer<typeof TeamDay>
