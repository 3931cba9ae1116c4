import type { OtherValueKey } from '@corner/contract/constants/other-values.ts'
import { METRIC_RECORDS } from '@corner/contract/metrics/every-metric.ts'
import type { MetricRecord, StoredColumn } from '@corner/contract/metrics/metric-record.ts'
import type { Capabilities } from './provider.ts'

type Table = 'recoveries' | 'sleeps' | 'cycles' | 'workouts'
const KIND_OF = { recoveries: 'recovery', sleeps: 'sleep', cycles: 'cycle', workouts: 'workout' } as const

/** The other values that a metric is read from, where its name is not theirs, or beside its own columns. */
const OTHER_OF: Readonly<Record<string, OtherValueKey>> = {
  hrv_sdnn: 'hrv_sdnn_milli',
  skin_temperature: 'skin_temp_deviation_celsius',
  sleep_duration: 'sleep_duration_milli',
  respiratory_rate: 'respiratory_rate',
}

/**
 * The metrics that a provider never gives, by name, so that nobody waits for them: those of which it does not deliver every column.
 * What Corner reads itself from whatever there is, is never missing.
 */
export function missingMetrics({ delivers, otherValues = [] }: Capabilities): string[] {
  const hasColumn = (column: StoredColumn): boolean => {
    const [table, name] = column.split('.') as [Table, string]
    return delivers[KIND_OF[table]].some((delivered) => delivered === name)
  }
  return Object.entries<MetricRecord>(METRIC_RECORDS).flatMap(([name, { source }]) => {
    const isOther = otherValues.some((key) => key === (OTHER_OF[name] ?? name))
    const isOwn = source.every((column) => column !== 'recoveries.other_values' && hasColumn(column))
    return isOther || isOwn ? [] : [name]
  })
}
