import { readRecovery } from '@corner/analytics/bands/recovery-bands.ts'
import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import { hrvOf } from '@corner/analytics/personal/hrv-readings.ts'
import { sleepHours } from '@corner/analytics/personal/sleep-stages.ts'
import { Card } from '../../ui/layout/card.tsx'
import styles from './last-night-card.module.css'
import type { OwnRecordsShown } from './records/use-own-records.ts'

type Shown = Pick<OwnRecordsShown, 'hrv' | 'sleep'>

/** The newest night at a glance; nothing without any. A night before the last one names its day. */
export function LastNightCard({ hrv, sleep }: Shown) {
  const date = [hrv?.records.at(-1)?.date, sleep?.records.at(-1)?.date]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
  if (date === undefined) return null
  const morning = hrv?.records.find((record) => record.date === date)
  const night = sleep?.records.find((record) => record.date === date)
  const recovery = morning?.recovery_score ?? null
  const isLast = date === (hrv ?? sleep)?.today
  return (
    <Card title="Last night" aside={isLast ? undefined : `newest: ${dayLabel(date)}`}>
      <dl className={styles.values}>
        <Value name="Recovery" value={recovery} unit="%" band={styles[readRecovery(recovery)]} />
        <Value name="Sleep" value={night ? sleepHours(night) : null} decimals={1} unit=" h" />
        <Value name="HRV" value={morning ? hrvOf(morning) : null} unit=" ms" />
        <Value name="Resting HR" value={morning?.resting_heart_rate ?? null} unit=" bpm" />
      </dl>
    </Card>
  )
}

interface ValueProps {
  name: string
  value: number | null
  decimals?: number
  unit: string
  band?: string | undefined
}

function Value({ name, value, decimals = 0, unit, band = '' }: ValueProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={band}>{value === null ? '–' : `${written(value, decimals)}${unit}`}</dd>
    </div>
  )
}
