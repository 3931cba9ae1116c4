import { dataDays } from '@corner/analytics/athlete-metrics.ts'
import type { AthleteStatus } from '@corner/analytics/athlete-status.ts'
import { formatNumber } from '../../../../shared/number-format/format-number.ts'

export interface Tile {
  label: 'Recovery' | 'Sleep' | 'Strain' | 'Data'
  latest: string
  /** The text below the value. */
  average: string
  /** The latest recovery, shown with its band. */
  recovery?: number | null
}

const PERCENT = { unit: '%', decimals: 0 }
const HOURS = { unit: 'h', decimals: 1 }
const STRAIN = { unit: '', decimals: 1 }

/**
 * The tiles of a linked athlete's card (docs/reference/coach-dashboard.md#athletes-tab; rounded as
 * docs/reference/screens.md#numbers).
 */
export function readTiles({ metrics }: AthleteStatus): readonly Tile[] {
  const { recovery, sleep, strain } = metrics
  const days = dataDays(metrics)
  return [
    {
      label: 'Recovery',
      latest: formatNumber(PERCENT, recovery.latestRecovery),
      average: `Avg ${formatNumber(PERCENT, recovery.averageRecovery)}`,
      recovery: recovery.latestRecovery,
    },
    {
      label: 'Sleep',
      latest: formatNumber(HOURS, sleep.latestDuration),
      average: `Avg ${formatNumber(HOURS, sleep.averageDuration)}`,
    },
    {
      label: 'Strain',
      latest: formatNumber(STRAIN, strain.latestStrain),
      average: `Avg ${formatNumber(STRAIN, strain.averageStrain)}`,
    },
    { label: 'Data', latest: String(days), average: days === 1 ? 'day' : 'days' },
  ]
}
