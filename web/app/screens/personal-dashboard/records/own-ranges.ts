import { type HrvRecord, hrvOf } from '@corner/analytics/personal/hrv-readings.ts'
import { type StagedNight, sleepHours } from '@corner/analytics/personal/sleep-stages.ts'
import { type NormalRange, readNewestRange } from '@corner/analytics/series/normal-range.ts'
import type { OfMaker } from '@corner/analytics/series/one-maker.ts'
import { pointsOf } from '@corner/analytics/series/points.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'

type Morning = HrvRecord & {
  recovery_score?: number | null | undefined
  resting_heart_rate?: number | null | undefined
}
type Night = StagedNight & OfMaker

/** The own normal ranges; null: too few values; undefined: not loaded. */
export interface OwnRanges {
  recovery: NormalRange | null | undefined
  sleep: NormalRange | null | undefined
  hrv: NormalRange | null | undefined
  restingHeartRate: NormalRange | null | undefined
}

interface Month<R> {
  today: CalendarDay
  records: readonly R[]
}

/**
 * The own normal ranges of what a night leaves, by the rule of the coach's page.
 * @param hrv records of at least the 28 days before yesterday, whose value is the newest until today's has come
 */
export function ownRanges(hrv: Month<Morning> | undefined, sleep: Month<Night> | undefined): OwnRanges {
  const of = <R extends OfMaker>(month: Month<R> | undefined, read: (record: R) => number | null) =>
    month && readNewestRange(pointsOf(month.records, read), month.today)
  return {
    recovery: of(hrv, ({ recovery_score }) => recovery_score ?? null),
    hrv: of(hrv, hrvOf),
    restingHeartRate: of(hrv, ({ resting_heart_rate }) => resting_heart_rate ?? null),
    sleep: of(sleep, sleepHours),
  }
}
