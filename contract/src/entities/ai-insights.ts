import { z } from 'zod'
import { CalendarDay } from '../calendar-day.ts'
import { VITALS } from '../metrics/vitals.ts'

const value = z.number().nullable()

/** A value that a rule was based on. Days are wake days, both ends included. */
export const InsightValue = z.object({
  name: z.string().describe('Such as "Latest HRV"'),
  value: value.describe('As it was judged: hours of sleep as they are shown, all else unrounded; null: there is none'),
  text: z.string().describe('As it is read, with its unit: "58%"; "no value"'),
  unit: z.string().describe('%, ms, bpm, h, or empty for strain'),
  from: CalendarDay.nullable().describe(
    'The first day it may come from; of one day the same as `until`; null: no value',
  ),
  until: CalendarDay.nullable(),
  records: z.number().int().describe('How many measured values it was read from'),
})
export type InsightValue = z.infer<typeof InsightValue>

/** How a statement rates the athlete's state: `missing` is neither good nor bad, `plan` applies to everybody. */
export const INSIGHT_TONES = ['good', 'watch', 'concern', 'neutral', 'plan', 'missing'] as const
export type InsightTone = (typeof INSIGHT_TONES)[number]

/** The subject of a statement; statements are grouped by subject, in this order. */
export const INSIGHT_SUBJECTS = ['Data', 'Plan', 'Readiness', 'Sleep', 'Heart', 'Load', 'Food and fluid'] as const
export type InsightSubject = (typeof INSIGHT_SUBJECTS)[number]

/** A statement about the athlete, with its rule. */
export const Insight = z.object({
  subject: z.enum(INSIGHT_SUBJECTS),
  kind: z.string().describe('Its stable name, such as `readiness`'),
  title: z.string(),
  text: z.string().describe('What it means and what to do, in a sentence or two'),
  rule: z.string().describe('The rule as the product applies it, with its marks'),
  values: z.array(InsightValue),
  caution: z.string().optional().describe('What not to conclude from it'),
  article: z.string().nullable().describe('Slug of the knowledge article that explains it'),
  tone: z.enum(INSIGHT_TONES),
})
export type Insight = z.infer<typeof Insight>

/** The verdict on the day: hard work fits, train as planned, a lighter day, an easy day; `ask`: there is no fresh data. */
export const DAY_VERDICTS = ['hard', 'as_planned', 'lighter', 'easy', 'ask'] as const

/** The maximum number of cards, so that they are read. */
export const CARDS_AT_MOST = 3

/** The day in one or two sentences: what to do, why, since when, and how certain that is. */
export const InsightHeadline = Insight.omit({ subject: true, kind: true }).extend({
  title: z.string().describe('The verdict in words: "Lighter day"'),
  text: z.string().describe('The figures that carry it, and what changed'),
  sure: z.string().describe('Since when, how many nights were recorded, and how sure that makes it'),
})
export type InsightHeadline = z.infer<typeof InsightHeadline>

/** A vital of the judged night that is a sign against a hard day. Days are wake days. */
export const VitalOfWeek = z.object({
  metric: z.enum(VITALS),
  night: CalendarDay.describe('The wake day of the night that it is of'),
  value: z.number().describe('bpm, ms, breaths a minute, or °C against the own mean'),
  range: z
    .object({ low: z.number(), high: z.number() })
    .nullable()
    .describe('The own normal range before that night; null: fewer than 14 values'),
  week: z.array(z.object({ date: CalendarDay, value: z.number() })).describe('The last 7 days, oldest first'),
})
export type VitalOfWeek = z.infer<typeof VitalOfWeek>

/**
 * What to do next and why, for one athlete (docs/reference/athlete-analysis.md#ai-insights), the day first. `performance`
 * and `training` contain every rule.
 */
export const AiInsights = z.object({
  error: z.string().optional().describe('Why there is no analysis; all else is empty then'),
  verdict: z.enum(DAY_VERDICTS).nullable().describe('The judgement of the day that the AI coach gives, too'),
  reason: z
    .string()
    .nullable()
    .describe('What lowers that judgement, as on the mat sheet; null: nothing does, or no fresh recovery is known'),
  headline: InsightHeadline.nullable(),
  cards: z
    .array(Insight)
    .max(CARDS_AT_MOST)
    .describe('What differs from what is usual for the athlete, the heaviest first'),
  vitals: z
    .array(VitalOfWeek)
    .describe(
      'Resting heart rate, respiratory rate and skin temperature where one is a sign, HRV where it is one of several',
    ),
  no_cards: z
    .string()
    .nullable()
    .describe('Where nothing differs: that sentence in place of cards; null also where nothing is fresh to compare'),
  action: z.string().nullable().describe('The one thing to do today'),
  question: z.string().nullable().describe('What is worth asking the athlete, as it is said to them'),
  readiness_level: z
    .string()
    .nullable()
    .describe('High, Moderate or Low by the newest recovery alone; null: no recovery to judge it by'),
  macrocycle_focus: z.string().nullable(),
  mesocycle_week: value,
  microcycle_focus: z.string().nullable(),
  weekly_sessions: value,
  key_sessions: z.array(z.string()),
  recovery_modality: z.string().nullable(),
  rhr_baseline: value.describe('bpm; median of the own normal range, as of the latest night; null: too few values'),
  next_week_focus: z.array(z.string()).describe('The most pressing first'),
  areas_of_concern: z.array(z.string()),
  performance: z.array(Insight).describe('Every rule of the week, as it turned out'),
  training: z.array(Insight).describe('Every rule of the plan and the month'),
  worded_by: z
    .enum(['analyst', 'model'])
    .describe('Who wrote the sentences; numbers and rules are computed either way'),
  generated_at: z.iso.datetime().nullable(),
})
export type AiInsights = z.infer<typeof AiInsights>
