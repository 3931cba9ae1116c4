import { z } from 'zod'
import { CalendarDay } from '../calendar-day.ts'
import { LinkEnded, LinkPaused } from '../link-ended.ts'
import { AiInsights } from './ai-insights.ts'
import { WithoutRecovery } from './readiness.ts'
import { SourceChanges } from './record-sources.ts'
import { ActivityRecord, RecoveryRecord, SleepRecord } from './team-records.ts'

const value = z.number().nullable()

/**
 * One athlete in detail. Only here, the `date` of records is the day before the wake day
 * (docs/reference/athlete-analysis.md#dates-on-this-screen).
 */
export const AthleteDetail = z.object({
  athlete_info: z.object({
    name: z.string(),
    organization: z.string(),
    team: z.string(),
    role: z.string(),
    whoop_connected: z.boolean(),
    link_ended: LinkEnded,
    link_paused: LinkPaused,
    provider: z
      .string()
      .nullable()
      .describe('Whose scores these are; null: none was ever linked, and nothing is stored'),
  }),
  data_summary: z.object({
    analysis_period_days: z.number().int(),
    analysis_date: CalendarDay.describe("The athlete's own day, the last of the period"),
  }),
  recovery: z.object({
    stats: z.object({
      latest_recovery: value,
      recovery_trend: value.describe("Latest HRV minus the period's average, ms: negative means HRV trending down"),
    }),
    recovery_data: z.array(RecoveryRecord),
    sources: SourceChanges,
  }),
  sleep: z.object({
    stats: z.object({ latest_duration: value, average_duration: value, average_quality: value }),
    sleep_data: z.array(SleepRecord),
    sources: SourceChanges,
  }),
  activity: z.object({
    stats: z.object({
      average_strain: value,
      total_strain: value,
      total_duration_hours: value.describe('Of all workouts; 0 for days worn without one, null without any day'),
    }),
    activity_data: z.array(ActivityRecord),
    sources: SourceChanges,
  }),
  ai_insights: AiInsights,
  without_recovery: WithoutRecovery.optional(),
})
export type AthleteDetail = z.infer<typeof AthleteDetail>
