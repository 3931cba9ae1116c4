import { readRecovery } from '@corner/analytics/bands/recovery-bands.ts'
import { BELOW_ZERO_CONSISTENCY } from '../../../../shared/explanations/rankings.ts'
import { formatNumber } from '../../../../shared/number-format/format-number.ts'
import { StateBadge } from '../../../../ui/badges/state-badge.tsx'
import type { RankingColumn } from './ranking-columns.ts'
import styles from './rankings.module.css'
import { TrendValue } from './trend-value.tsx'

/** A number of a ranking: a trend with its arrow, a recovery in the red with its sign, a negative consistency in words. */
export function RankingValue({ column, value }: { column: RankingColumn; value: number | null }) {
  if (column.trend) return <TrendValue column={column} value={value} />
  const text = formatNumber(column, value)
  if (column.isRecovery && readRecovery(value) === 'red') return <StateBadge state="red">{text}</StateBadge>
  if (column.name !== 'hrvConsistency' || value === null || value >= 0) return text
  return (
    <>
      {text} <span className={styles.words}>{BELOW_ZERO_CONSISTENCY}</span>
    </>
  )
}
