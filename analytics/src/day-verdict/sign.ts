import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { DayMetricName } from '../metric-catalogue.ts'
import type { Point } from '../points.ts'

/** What a sign is about. */
export type SignKind =
  | 'illness_signs'
  | 'two_vitals_off'
  | 'after_illness'
  | 'short_nights'
  | 'short_night'
  | 'red_mornings'
  | 'falling_recovery'
  | 'recovery_under_own'
  | 'hrv_under_own'
  | 'resting_heart_rate_up'
  | 'respiratory_rate_up'
  | 'skin_temperature_up'
  | 'at_risk'

/** Something in an athlete's records that speaks against a hard day. */
export interface Sign {
  kind: SignKind
  /** A strong sign alone takes something off the day; a mild one needs company, or makes of a hard day a usual one. */
  weight: 'strong' | 'mild'
  /** In a few words, as a title or in a list: `5 short nights in a row`. */
  name: string
  /** The same with its figures and days, as a sentence goes on; without a name or a pronoun. */
  text: string
  /** A question to the athlete about what may stand behind it. */
  ask: string
  /** The days on which it shows. */
  from: CalendarDay
  until: CalendarDay
}

/** An athlete's points by metric, oldest first, none later than the day that is judged. */
export type PointsOf = (metric: DayMetricName) => readonly Point[]

/** Finds signs of one kind. @param today the day that is judged */
export type FindSigns = (points: PointsOf, today: CalendarDay) => Sign[]
