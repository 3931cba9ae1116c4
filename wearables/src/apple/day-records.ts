import { type CalendarDay, nextDay, offsetMs } from '../calendar.ts'
import { exportId } from '../own-export/export-ids.ts'
import type { CycleRecord, RecoveryRecord } from '../records.ts'
import { offsetText } from './dates.ts'
import { NO_TOTALS, recoveryRecord } from './night-records.ts'
import type { DayHeartRate } from './night-values.ts'

/**
 * A calendar day, from midnight to midnight, for a resting heart rate without a night: many take the watch off to sleep. No night
 * is made up for it.
 */
export function dayRecords(heartRate: DayHeartRate): { cycle: CycleRecord; recovery: RecoveryRecord | undefined } {
  const offset = offsetText(heartRate.offset)
  const start = midnight(heartRate.day, offset)
  const cycle: CycleRecord = {
    ...NO_TOTALS,
    provider_id: exportId('cycle', start),
    updated_at: start,
    raw: { source: heartRate.source.name, day: heartRate.day },
    start_at: start,
    end_at: midnight(nextDay(heartRate.day), offset),
    timezone_offset: offset,
  }
  const values = { restingHeartRate: heartRate.value, hrvSdnn: null, hrvRmssd: null, spo2: null }
  return { cycle, recovery: recoveryRecord({ id: cycle.provider_id, sleepId: null, at: start }, values, null) }
}

function midnight(day: CalendarDay, offset: string): Date {
  return new Date(Date.parse(day) - offsetMs(offset))
}
