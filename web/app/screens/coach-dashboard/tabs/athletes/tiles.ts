import { type AthleteMetrics, dataDays } from '@corner/analytics/athlete/athlete-metrics.ts'
import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { isSoFar } from '@corner/analytics/days/finished-day.ts'
import { roundTo, writtenSigned } from '@corner/analytics/numbers/rounding.ts'
import { sleepOfReadiness } from '@corner/analytics/readiness/sleep-of-readiness.ts'
import { trendDirection } from '@corner/analytics/team/team-trend.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { WithoutRecovery } from '@corner/contract/entities/readiness.ts'
import { metricName } from '@corner/contract/metrics/metric-name.ts'
import type { MetricRecord } from '@corner/contract/metrics/metric-record.ts'
import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { READINESS_METRICS } from '@corner/contract/metrics/of-readiness.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import { NOT_AVAILABLE } from '@corner/contract/texts/athlete-lists.ts'
import { formatNumber, isNotAvailable, type NumberFormat } from '../../../../shared/number-format/format-number.ts'
import { metricFormat } from '../../../../shared/number-format/metric-format.ts'

export interface Tile {
  label: string
  latest: string
  /** The latest value is of a day that is not over and may still grow. */
  isSoFar?: boolean
  /** The text below the value. */
  average: string
  /** Latest minus average as both are shown, with its sign; undefined: nothing to compare. */
  change?: { direction: ReturnType<typeof trendDirection>; text: string } | undefined
  /** The latest recovery, shown with its band. */
  recovery?: number | null
}

const { recovery: RECOVERY } = RECOVERY_METRICS
const { sleep_duration: SLEEP } = NIGHT_METRICS
const { strain: STRAIN } = DAY_METRICS

/**
 * The tiles of a linked athlete's card (docs/reference/coach-dashboard.md#athletes-tab; rounded as
 * docs/reference/screens.md#numbers).
 * @param today the day that is not over: its strain is compared with no whole day
 * @param without of an athlete whose maker gives no recovery: Corner readiness stands in its place, under its own name
 */
export function readTiles({ metrics }: AthleteStatus, today: CalendarDay, without?: WithoutRecovery): readonly Tile[] {
  const { recovery, sleep, strain } = metrics
  const days = dataDays(metrics)
  return [
    without
      ? readinessTile(without)
      : { ...compared(RECOVERY, recovery.latestRecovery, recovery.averageRecovery), recovery: recovery.latestRecovery },
    sleepTile(sleep, without),
    strainTile(strain, today),
    { label: 'Data', latest: String(days), average: days === 1 ? 'day' : 'days' },
  ]
}

function sleepTile({ latestDuration, averageDuration }: AthleteMetrics['sleep'], without?: WithoutRecovery): Tile {
  const night = latestDuration === null ? sleepOfReadiness(without) : null
  if (night === null) return compared(SLEEP, latestDuration, averageDuration)
  return { label: metricName(SLEEP), latest: formatNumber(metricFormat(SLEEP), night.hours), average: 'newest night' }
}

function readinessTile({ readiness }: WithoutRecovery): Tile {
  const { score = null, place = null } = readiness ?? {}
  return {
    label: metricName(READINESS_METRICS.corner_readiness),
    latest: score === null ? NOT_AVAILABLE : String(score), // 0 is a score, the lowest
    average: place === null ? 'no range yet' : `${place} usual`,
  }
}

function strainTile(
  { latestStrain, latestDate, averageOfFinished }: AthleteMetrics['strain'],
  today: CalendarDay,
): Tile {
  const tile = compared(STRAIN, latestStrain, averageOfFinished)
  return isSoFar(latestDate, today) && tile.change ? { ...tile, change: undefined, isSoFar: true } : tile
}

function compared(metric: MetricRecord, latest: number | null, average: number | null): Tile {
  const format = metricFormat(metric)
  return {
    label: metricName(metric),
    latest: formatNumber(format, latest),
    average: `Avg ${formatNumber(format, average)}`,
    change: changeOf(format, latest, average),
  }
}

/** Of the numbers shown, so that a reader who subtracts them gets the same. */
function changeOf(format: NumberFormat, latest: number | null, average: number | null): Tile['change'] {
  if (latest === null || average === null || isNotAvailable(format, latest)) return undefined
  const { decimals } = format
  const change = roundTo(roundTo(latest, decimals) - roundTo(average, decimals), decimals)
  return { direction: trendDirection(change), text: writtenSigned(change, decimals) }
}
