import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { readRecovery } from '@corner/analytics/bands/recovery-bands.ts'
import { isSoFar } from '@corner/analytics/days/finished-day.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { WeekStrip } from '../../../../shared/week-strip/week-strip.tsx'
import styles from './attention-card.module.css'

interface AttentionFiguresProps {
  status: AthleteStatus
  /** The page's day, whose strain still grows. */
  today: CalendarDay
}

/** The latest values of one athlete, and the marks of the week. */
export function AttentionFigures({ status: { athlete, metrics }, today }: AttentionFiguresProps) {
  const { latestRecovery } = metrics.recovery
  const { latestStrain, latestDate } = metrics.strain
  return (
    <div className={styles.figures}>
      <dl className={styles.values}>
        <Value
          name="Recovery"
          value={latestRecovery}
          decimals={0}
          unit="%"
          band={styles[readRecovery(latestRecovery)]}
        />
        <Value name="Sleep" value={metrics.sleep.latestDuration} decimals={1} unit=" h" />
        <Value name="Strain" value={latestStrain} decimals={1} unit="" mayGrow={isSoFar(latestDate, today)} />
      </dl>
      <WeekStrip athlete={athlete} today={today} />
    </div>
  )
}

interface ValueProps {
  name: string
  value: number | null
  decimals: number
  unit: string
  band?: string | undefined
  /** Of a day that is not over. */
  mayGrow?: boolean
}

function Value({ name, value, decimals, unit, band = '', mayGrow = false }: ValueProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={band}>
        {value === null ? '–' : `${written(value, decimals)}${unit}`}
        {value !== null && mayGrow && <span className={styles.soFar}> so far</span>}
      </dd>
    </div>
  )
}
