import { kilojouleOf } from '../../kilojoules.ts'
import { exportId } from '../../own-export/export-ids.ts'
import type { CycleRecord, RecoveryRecord } from '../../records.ts'
import { getInstant, getOffset, rawOf, readEnd, readInstant, readNumber } from './cells.ts'
import { findSleepOfRow } from './sleep-rows.ts'
import type { ExportRow } from './table.ts'
import { celsiusOfFahrenheit } from './units.ts'

/**
 * A row of physiological_cycles.csv as a cycle. The newest cycle has no end and no strain because it is still running;
 * its score is pending. An export has no `updated_at`: it becomes the latest instant in the row, so that a later export
 * wins over an earlier one.
 */
export function cycleOfRow(row: ExportRow): CycleRecord {
  const timezone_offset = getOffset(row)
  const start_at = getInstant(row, 'cycle_start', timezone_offset)
  const end_at = readEnd(row, 'cycle_end', timezone_offset, start_at)
  const values = {
    strain: readNumber(row, 'day_strain'),
    kilojoule: kilojouleOf(readNumber(row, 'energy_kcal')), // "(cal)" in the file (docs/reference/other-wearables.md#meaning)
    average_heart_rate: readNumber(row, 'average_heart_rate'),
    max_heart_rate: readNumber(row, 'max_heart_rate'),
  }
  return {
    provider_id: exportId('cycle', start_at),
    updated_at: end_at ?? readInstant(row, 'wake_onset', timezone_offset) ?? start_at,
    raw: rawOf(row),
    start_at,
    end_at,
    timezone_offset,
    score_state: hasAny(values) ? 'SCORED' : end_at === null ? 'PENDING_SCORE' : 'UNSCORABLE',
    ...values,
  }
}

/** The recovery in a row of physiological_cycles.csv; undefined for a day without one (not a recovery of 0). */
export function findRecoveryOfRow(row: ExportRow): RecoveryRecord | undefined {
  const cycle = cycleOfRow(row)
  const values = {
    recovery_score: readNumber(row, 'recovery_score'),
    resting_heart_rate: readNumber(row, 'resting_heart_rate'),
    hrv_rmssd_milli: readNumber(row, 'hrv'),
    spo2_percentage: readNumber(row, 'blood_oxygen'),
    skin_temp_celsius:
      readNumber(row, 'skin_temp_celsius') ?? celsiusOfFahrenheit(readNumber(row, 'skin_temp_fahrenheit')),
    other_values: null,
  }
  if (!hasAny(values)) return undefined
  return {
    provider_id: cycle.provider_id,
    updated_at: cycle.updated_at,
    raw: cycle.raw,
    cycle_id: cycle.provider_id,
    sleep_id: findSleepOfRow(row)?.provider_id ?? null,
    score_state: 'SCORED',
    user_calibrating: null,
    ...values,
  }
}

const hasAny = (values: Record<string, number | null>) => Object.values(values).some((value) => value !== null)
