import { type RawBuilder, sql } from 'kysely'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import { SERIES_READINGS, type SeriesKind } from './series-readings.ts'
import { rowsWithin, type SeriesWindow } from './series-window.ts'

/** One athlete's days as the finished text of a JSON array, oldest first. */
export interface AthleteSeries {
  user_id: string
  series: string
  /** Whether any day has the value that the series is about. */
  has_value: boolean
}

/**
 * A row for each athlete who has records in the window. The database builds the JSON text. Measured with 40 athletes x 90 days:
 * 5 ms, and 6 ms with one row per day; json_agg takes 9 to 12 ms, and only transferring the rows to build it here takes 5.
 */
export function seriesQuery(kind: SeriesKind, window: SeriesWindow): RawBuilder<AthleteSeries> {
  const { table, condition, value, fields } = SERIES_READINGS[kind]
  const columns = Object.entries(fields).map(([field, expression]) => `${expression} as ${field}`)
  const members = Object.keys(fields).map((field) => `',"${field}":' || coalesce(${field}::text, 'null')`)
  return sql<AthleteSeries>`
    select user_id, count(${sql.ref(value)}) > 0 as has_value,
      '[' || string_agg('{"date":"' || date || '"' || ${sql.raw(members.join(' || '))} || '}', ',' order by date) || ']' as series
    from (
      select distinct on (user_id, date) user_id, date, ${sql.raw(columns.join(', '))}
      ${rowsWithin(table, condition, window)}
      order by user_id, date, ${sql.ref(value)} desc nulls last
    ) as day
    group by user_id`
}

export async function findSeries(
  db: VisibleDatabase,
  kind: SeriesKind,
  window: SeriesWindow,
): Promise<AthleteSeries[]> {
  const { rows } = await seriesQuery(kind, window).execute(db)
  return rows
}
