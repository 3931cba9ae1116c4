import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { VitalName } from '@corner/contract/metrics/vitals.ts'
import type { DayMetricName } from '../metrics/metric-catalogue.ts'
import type { Point } from '../series/points.ts'

/** The kind of a sign. */
export type SignKind =
  | 'illness_signs'
  | 'two_vitals_off'
  | 'after_illness'
  | 'short_nights'
  | 'short_night'
  | 'red_mornings'
  | 'falling_recovery'
  | 'recovery_under_own'
  | 'readiness_below_own'
  | 'hrv_under_own'
  | 'resting_heart_rate_up'
  | 'respiratory_rate_up'
  | 'skin_temperature_up'
  | 'at_risk'

/** Evidence against a hard day in an athlete's records. */
export interface Sign {
  kind: SignKind
  /**
   * A strong sign lowers the verdict by itself; a mild one only together with others, or turns a hard day into a normal
   * one.
   */
  weight: 'strong' | 'mild'
  /** A short name for a title or list: `5 short nights in a row`. */
  name: string
  /** The sign with its values and days, as part of a sentence without a name or pronoun. */
  text: string
  /** The abnormal ones of a sign of several vital signs together. */
  vitals?: readonly VitalName[]
  /** The part of its text that gives the figures of those, which a list beside it leaves out. */
  figures?: string
  /** A question to the athlete about the possible cause. */
  ask: string
  /** The days on which it shows. */
  from: CalendarDay
  until: CalendarDay
}

/** Returns an athlete's points of a metric, oldest first, none later than the judged day. */
export type PointsOf = (metric: DayMetricName) => readonly Point[]

/**
 * Finds signs of one kind.
 * @param today the day of the newest data, to judge
 * @param readOn the day on which the texts are read; by default the judged day
 */
export type FindSigns = (points: PointsOf, today: CalendarDay, readOn?: CalendarDay) => Sign[]
