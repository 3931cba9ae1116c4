import type { AthleteMetrics } from '@corner/analytics/athlete/athlete-metrics.ts'
import { readRecovery } from '@corner/analytics/bands/recovery-bands.ts'
import { isSoFar } from '@corner/analytics/days/finished-day.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { BELOW_ZERO_CONSISTENCY } from '../../../../shared/explanations/rankings.ts'
import { formatNumber, isNotAvailable } from '../../../../shared/number-format/format-number.ts'
import { StateBadge } from '../../../../ui/badges/state-badge.tsx'
import type { RankingColumn } from './ranking-columns.ts'
import styles from './rankings.module.css'
import { TrendValue } from './trend-value.tsx'

interface RankingValueProps {
  column: RankingColumn
  metrics: AthleteMetrics
  /** The day that is not over. */
  today: CalendarDay
}

/** A number of a ranking: a trend with its arrow, a recovery in the red with its sign, another with words below it. */
export function RankingValue({ column, metrics, today }: RankingValueProps) {
  const value = column.read(metrics)
  if (column.trend) return <TrendValue column={column} value={value} />
  const text = formatNumber(column, value)
  if (column.isRecovery && readRecovery(value) === 'red') return <StateBadge state="red">{text}</StateBadge>
  const words = value === null ? null : wordsBelow(column, value, metrics, today)
  if (words === null) return text
  return (
    <>
      {text} <span className={styles.words}>{words}</span>
    </>
  )
}

/** Of a row whose newest strain may still grow, that strain says so; the total does where it is not shown. */
function wordsBelow(
  column: RankingColumn,
  value: number,
  { strain }: AthleteMetrics,
  today: CalendarDay,
): string | null {
  if (isNotAvailable(column, value)) return null
  if (column.grows && isSoFar(strain.latestDate, today))
    return column.name === 'totalStrain' && strain.latestStrain !== 0 ? null : 'so far'
  return column.name === 'hrvConsistency' && value < 0 ? BELOW_ZERO_CONSISTENCY : null
}
