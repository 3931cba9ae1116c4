import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { RecordSeries } from '@corner/contract/metrics/record-series.ts'
import type { AthleteColumns } from './columns-store.ts'
import { RECORD_READINGS } from './record-readings.ts'

/**
 * Builds one athlete's records of a series from their columns. Field by field: 5 ms for 18,000 nights of 16 fields, against 19
 * ms record by record with Object.fromEntries.
 */
export function recordsOfColumns(
  series: RecordSeries,
  { user_id: _, ...columns }: AthleteColumns,
): { date: CalendarDay }[] {
  const { made = {} } = RECORD_READINGS[series]
  const records = columns.date.map((date): { date: CalendarDay; [field: string]: unknown } => ({ date }))
  for (const [field, values] of Object.entries(columns) as [string, unknown[]][]) {
    const make = made[field] ?? ((stored) => stored)
    for (const [place, record] of records.entries()) record[field] = make(values[place] as never)
  }
  return records
}
