/**
 * The series of an athlete's records (analytics, `athlete/day-records.ts`) that can be read in full. Of the first three every screen
 * shows some fields, which are always there; the further ones, naps and workouts cost a read of their own, so a query names the series
 * that its metrics need.
 */
export const RECORD_SERIES = ['recovery', 'sleep', 'activity', 'naps', 'workouts'] as const
export type RecordSeries = (typeof RECORD_SERIES)[number]
