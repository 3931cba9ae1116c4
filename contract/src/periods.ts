import { z } from 'zod'

/** Periods that a screen offers, in days (docs/reference/screens.md#periods). */
export const PERIODS = [7, 14, 30, 60, 90] as const
export type Period = (typeof PERIODS)[number]
export const DEFAULT_PERIOD: Period = 7

/** Spec 2, section 2: the period options. */
export const PERIOD_LABELS: Record<Period, string> = {
  7: 'Last 7 days',
  14: 'Last 2 weeks',
  30: 'Last 30 days',
  60: 'Last 60 days',
  90: 'Last 90 days',
}

/** The longest period of a call, in days: a leap year. */
const MAXIMUM_DAYS = 366
const DAYS_SENTENCE = `days must be a whole number from 1 to ${MAXIMUM_DAYS}`

/** The query parameter `days`: the period ends today and has this many calendar days. */
export const Days = z.coerce
  .number(DAYS_SENTENCE)
  .int(DAYS_SENTENCE)
  .min(1, DAYS_SENTENCE)
  .max(MAXIMUM_DAYS, DAYS_SENTENCE)
