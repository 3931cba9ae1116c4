import { dataDays } from '@corner/analytics/athlete/athlete-metrics.ts'
import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { metricName } from '@corner/contract/metrics/metric-name.ts'
import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import { formatNumber } from '../../../../shared/number-format/format-number.ts'
import { metricFormat } from '../../../../shared/number-format/metric-format.ts'

export interface Tile {
  label: string
  latest: string
  /** The text below the value. */
  average: string
  /** The latest recovery, shown with its band. */
  recovery?: number | null
}

const { recovery: RECOVERY } = RECOVERY_METRICS
const { sleep_duration: SLEEP } = NIGHT_METRICS
const { strain: STRAIN } = DAY_METRICS

/**
 * The tiles of a linked athlete's card (docs/reference/coach-dashboard.md#athletes-tab; rounded as
 * docs/reference/screens.md#numbers).
 */
export function readTiles({ metrics }: AthleteStatus): readonly Tile[] {
  const { recovery, sleep, strain } = metrics
  const days = dataDays(metrics)
  return [
    {
      label: metricName(RECOVERY),
      latest: formatNumber(metricFormat(RECOVERY), recovery.latestRecovery),
      average: `Avg ${formatNumber(metricFormat(RECOVERY), recovery.averageRecovery)}`,
      recovery: recovery.latestRecovery,
    },
    {
      label: metricName(SLEEP),
      latest: formatNumber(metricFormat(SLEEP), sleep.latestDuration),
      average: `Avg ${formatNumber(metricFormat(SLEEP), sleep.averageDuration)}`,
    },
    {
      label: metricName(STRAIN),
      latest: formatNumber(metricFormat(STRAIN), strain.latestStrain),
      average: `Avg ${formatNumber(metricFormat(STRAIN), strain.averageStrain)}`,
    },
    { label: 'Data', latest: String(days), average: days === 1 ? 'day' : 'days' },
  ]
}
