import { METRIC_RECORDS } from '@corner/contract/metrics/every-metric.ts'
import type { MetricRecord, StoredColumn } from '@corner/contract/metrics/metric-record.ts'
import { expect, it } from 'vitest'
import { TABLE_OF } from './ingest-columns.ts'

/** Columns of every row that are not measurements. */
const OF_EVERY_ROW: Readonly<Record<string, string>> = {
  provider_id: 'names the record at the provider',
  updated_at: 'says when the provider changed the record',
  raw: 'the reply as it came',
  date: 'the day that each value belongs to',
  score_state: 'says whether the provider has scored the record',
}
const OF_ONE_TABLE: Readonly<Partial<Record<StoredColumn, string>>> = {
  'cycles.start_at': 'where a day begins; its values are those of the date',
  'cycles.end_at': 'whether a day is over',
  'cycles.timezone_offset': 'says on whose clock the times are',
  'workouts.timezone_offset': 'says on whose clock the times are',
  'sleeps.cycle_id': 'links the night to its day',
  'recoveries.cycle_id': 'links the morning to its day',
  'recoveries.sleep_id': 'links the morning to its night',
  'sleeps.total_no_data_time_milli': 'how much of a night was not recorded: about the device, and not the athlete',
  'recoveries.user_calibrating': 'whether the device is still learning: the provider gives scores all the same',
  'workouts.percent_recorded': 'how much of a workout was recorded: about the device, and not the athlete',
  'workouts.altitude_gain_meter': 'of sports out of doors alone; kept for the export',
  'workouts.altitude_change_meter': 'of sports out of doors alone; kept for the export',
}

const stored = Object.values(TABLE_OF).flatMap(({ table, columns }) =>
  Object.keys(columns).map((column) => ({ table, column, name: `${table}.${column}` as StoredColumn })),
)
const records: MetricRecord[] = Object.values(METRIC_RECORDS)
const measured = new Set(records.flatMap(({ source }) => source))

it('every stored column is what a metric is made of, or has a reason why it is none', () => {
  const forgotten = stored.filter(
    ({ column, name }) => !measured.has(name) && !OF_EVERY_ROW[column] && !OF_ONE_TABLE[name],
  )
  expect(forgotten.map(({ name }) => name)).toEqual([])
})

it('no reason is left of a column that is gone, or is a metric by now', () => {
  const names = new Set(stored.map(({ name }) => name))
  const stale = (Object.keys(OF_ONE_TABLE) as StoredColumn[]).filter((name) => !names.has(name) || measured.has(name))
  expect(stale).toEqual([])
  const columns = new Set(stored.map(({ column }) => column))
  expect(Object.keys(OF_EVERY_ROW).filter((column) => !columns.has(column))).toEqual([])
})

it('every metric is made of columns that are there', () => {
  const names = new Set(stored.map(({ name }) => name))
  expect([...measured].filter((name) => !names.has(name))).toEqual([])
})
