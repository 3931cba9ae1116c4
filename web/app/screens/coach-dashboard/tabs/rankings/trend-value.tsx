import { trendDirection } from '@corner/analytics/team/team-trend.ts'
import { formatNumber } from '../../../../shared/number-format/format-number.ts'
import { TrendArrow } from '../trend-arrow.tsx'
import type { RankingColumn } from './ranking-columns.ts'
import styles from './rankings.module.css'

/**
 * A trend with sign and arrow. Only trends that the rules call good or a risk are coloured, since half of all are below
 * zero.
 */
export function TrendValue({ column, value }: { column: RankingColumn; value: number | null }) {
  const text = formatNumber(column, value)
  if (value === null || !column.trend) return text
  const isGood = value > column.trend.goodAbove
  const isRisk = value < column.trend.riskBelow
  return (
    <span className={isGood ? styles.good : isRisk ? styles.risk : undefined}>
      <TrendArrow direction={trendDirection(value)} />
      {text}
    </span>
  )
}
