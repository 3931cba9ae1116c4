import { exportId } from '../../own-export/export-ids.ts'
import type { SleepRecord } from '../../records.ts'
import { getInstant, getOffset, rawOf, readEnd, readInstant, readNumber, readYesNo } from './cells.ts'
import type { ExportRow, ExportTable } from './table.ts'
import { millisecondsOf } from './units.ts'

/**
 * The sleep in a row of sleeps.csv or physiological_cycles.csv (main sleeps only). undefined: the row has no sleep, or
 * one that had not ended when the export was made.
 */
export function findSleepOfRow(row: ExportRow): SleepRecord | undefined {
  const timezone_offset = getOffset(row)
  const start_at = readInstant(row, 'sleep_onset', timezone_offset)
  const end_at = start_at && readEnd(row, 'wake_onset', timezone_offset, start_at)
  if (!start_at || !end_at) return undefined
  const values = {
    total_in_bed_time_milli: millisecondsOf(readNumber(row, 'in_bed_min')),
    total_awake_time_milli: millisecondsOf(readNumber(row, 'awake_min')),
    total_light_sleep_time_milli: millisecondsOf(readNumber(row, 'light_min')),
    total_slow_wave_sleep_time_milli: millisecondsOf(readNumber(row, 'deep_min')),
    total_rem_sleep_time_milli: millisecondsOf(readNumber(row, 'rem_min')),
    sleep_need_milli: millisecondsOf(readNumber(row, 'sleep_need_min')),
    respiratory_rate: readNumber(row, 'respiratory_rate'),
    sleep_performance_percentage: readNumber(row, 'sleep_performance'),
    sleep_consistency_percentage: readNumber(row, 'sleep_consistency'),
    sleep_efficiency_percentage: readNumber(row, 'sleep_efficiency'),
  }
  return {
    provider_id: exportId('sleep', start_at),
    updated_at: end_at,
    raw: rawOf(row),
    cycle_id: exportId('cycle', getInstant(row, 'cycle_start', timezone_offset)),
    start_at,
    end_at,
    timezone_offset,
    nap: readYesNo(row, 'nap') ?? false,
    score_state: Object.values(values).some((value) => value !== null) ? 'SCORED' : 'UNSCORABLE',
    total_no_data_time_milli: null, // the export has none of these three
    sleep_cycle_count: null,
    disturbance_count: null,
    ...values,
  }
}

/**
 * All sleeps of a sleeps.csv. If its nap column is in an unknown language, the longest sleep of a cycle is the main one
 * and the others are naps.
 */
export function sleepsOfTable(table: ExportTable): SleepRecord[] {
  const sleeps = table.rows.flatMap((row) => findSleepOfRow(row) ?? [])
  if (table.columns.has('nap')) return sleeps
  const longest = new Map<string | null, SleepRecord>()
  for (const sleep of sleeps) {
    const rival = longest.get(sleep.cycle_id)
    if (!rival || lengthMs(sleep) > lengthMs(rival)) longest.set(sleep.cycle_id, sleep)
  }
  return sleeps.map((sleep) => ({ ...sleep, nap: longest.get(sleep.cycle_id) !== sleep }))
}

const lengthMs = (sleep: SleepRecord) => sleep.end_at.getTime() - sleep.start_at.getTime()
