import { z } from 'zod'
import { CalendarDay } from '../calendar-day.ts'

/** What Corner readiness is made of, by the names of the metrics; of the two HRVs one alone. */
export const READINESS_MEASURES = [
  'hrv',
  'hrv_sdnn',
  'resting_heart_rate',
  'sleep_duration',
  'respiratory_rate',
] as const
export type ReadinessMeasure = (typeof READINESS_MEASURES)[number]

const place = z.enum(['below', 'within', 'above'])

/** One measure of a morning beside its own normal range, in the unit of the metric. */
export const ReadinessPart = z.object({
  measure: z.enum(READINESS_MEASURES),
  value: z.number(),
  low: z
    .number()
    .describe('The lower end of the own normal range: mean minus one standard deviation of the days before'),
  high: z.number(),
  place: place.describe('Where the value lies in that range, as both are written'),
})
export type ReadinessPart = z.infer<typeof ReadinessPart>

/**
 * Corner's own readiness, for athletes whose maker gives no recovery: how far the morning's measures lie from the own usual. It is no
 * maker's recovery, and neither ranked nor averaged with one.
 */
export const CornerReadiness = z.object({
  day: CalendarDay.describe('The wake day of the measures'),
  score: z
    .number()
    .int()
    .nullable()
    .describe('0 to 100: 50 is the own usual, 25 points are one own standard deviation; null: too few mornings yet'),
  place: place.nullable().describe('The score in words: below, within or above the own usual'),
  parts: z.array(ReadinessPart).describe('What it was read from'),
  missing: z
    .array(
      z.object({
        measure: z.enum(READINESS_MEASURES),
        values: z
          .number()
          .int()
          .nullable()
          .describe('Of the 14 that a normal range needs; null: this morning has no value'),
      }),
    )
    .describe('What was left out'),
})
export type CornerReadiness = z.infer<typeof CornerReadiness>

/** A score or measure of one maker's own, on its own scale. */
export const MakerValue = z.object({
  name: z.string().describe("The maker's own name of it"),
  value: z.number(),
  unit: z.string().describe('Empty: a score'),
  lowest: z.number().nullable().describe('The ends of the scale of a score; null: a measure'),
  highest: z.number().nullable(),
  day: CalendarDay,
})
export type MakerValue = z.infer<typeof MakerValue>

/** What stands in where an athlete's maker gives no recovery, and what the maker gives in its place. Absent where there is a recovery. */
export const WithoutRecovery = z.object({
  readiness: CornerReadiness.nullable().describe('null: no heart value of today or yesterday'),
  maker: z.string().describe('As it is shown: "Oura"'),
  maker_values: z.array(MakerValue).describe('The newest of each, of today or yesterday'),
})
export type WithoutRecovery = z.infer<typeof WithoutRecovery>
