import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { type HrvRecord, hrvOf, readHrv } from '@corner/analytics/personal/hrv-readings.ts'
import { StatCard, StatCards } from '../../../ui/layout/stat-card.tsx'

const inMs = (value: number | null) => (value === null ? null : Math.round(value))

/** Latest, average, highest and lowest HRV of the period, with the number of readings. */
export function HrvCards({ records, days }: { records: readonly HrvRecord[]; days: number }) {
  const { latest_ms, average_ms, highest_ms, lowest_ms, data_points } = readHrv(records)
  const dayOf = (value: number | null) => {
    const record = value === null ? undefined : records.findLast((candidate) => hrvOf(candidate) === value)
    return record ? dayLabel(record.date) : ''
  }
  return (
    <StatCards>
      <StatCard label="Latest HRV" figure={inMs(latest_ms)} unit="ms">
        {dayOf(latest_ms)}
      </StatCard>
      <StatCard label="Average" figure={inMs(average_ms)} unit="ms">
        {`last ${days} days`}
      </StatCard>
      <StatCard label="Highest" figure={inMs(highest_ms)} unit="ms">
        {dayOf(highest_ms)}
      </StatCard>
      <StatCard label="Lowest" figure={inMs(lowest_ms)} unit="ms">
        {dayOf(lowest_ms)}
      </StatCard>
      <StatCard label="Data Points" figure={data_points}>
        {`of ${days} days`}
      </StatCard>
    </StatCards>
  )
}
