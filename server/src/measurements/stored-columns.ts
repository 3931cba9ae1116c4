import type { MetricRecord, StoredColumn } from '@corner/contract/metrics/metric-record.ts'

const nameOf = (column: StoredColumn): string => column.slice(column.indexOf('.') + 1)

/** The one column, of its table, that holds a metric's values unchanged. */
export const columnOf = ({ source: [column] }: { source: readonly [StoredColumn] }): string => nameOf(column)

/** The columns, of one table, whose sum a metric is. */
export const summedColumns = ({ source }: Pick<MetricRecord, 'source'>): string => source.map(nameOf).join(' + ')
