import { localDay, wakeDay } from '@corner/wearables/calendar.ts'
import type { RecordBatch } from '@corner/wearables/records.ts'

/** The first and the last day of all records; null if there are none. */
export function spanOfDays({ cycles, sleeps, workouts }: RecordBatch): {
  first_day: string | null
  last_day: string | null
} {
  const startDays = (records: readonly { start_at: Date; timezone_offset: string }[]) =>
    records.map(({ start_at, timezone_offset }) => localDay(start_at, timezone_offset))
  let first_day: string | null = null
  let last_day: string | null = null
  for (const day of [...startDays(cycles), ...startDays(workouts), ...sleeps.map(wakeDay)]) {
    if (first_day === null || day < first_day) first_day = day
    if (last_day === null || day > last_day) last_day = day
  }
  return { first_day, last_day }
}
