import { TOP_PERFORMER } from '@corner/contract/constants/team-scores.ts'
import { dataDays } from '../athlete/athlete-metrics.ts'
import { type AthleteStatus, byNameThenId } from '../athlete/athlete-status.ts'
import { decimal } from '../numbers/rounding.ts'
import { hasNoRecovery } from './without-recovery.ts'

/**
 * At most 5 athletes with at least one merit and data on 70 % of the days, by latest recovery
 * (docs/reference/metrics-and-rules.md#top-performers). Merits: latest recovery of at least 67 %; sleep quality of at
 * least 75 % with at least 7.5 h; recovery trend above 5 points; HRV trend above 3 ms. Athletes without a recovery (sleep
 * alone can be a merit) come last, and whose maker gives none is left out: the list would show no value. Equal ones by
 * name.
 * @param days length of the period
 */
export function findTopPerformers(statuses: readonly AthleteStatus[], days: number): AthleteStatus[] {
  return statuses
    .filter(({ metrics }) => dataDays(metrics) >= topPerformerFrom(days))
    .filter((status) => hasMerit(status) && !hasNoRecovery(status))
    .sort(byHighestRecovery)
    .slice(0, TOP_PERFORMER.most)
}

/** Days of data that a top performer needs: 70 % of the period (docs/reference/metrics-and-rules.md#top-performers). */
export function topPerformerFrom(days: number): number {
  return decimal(TOP_PERFORMER.dataShare * days)
}

function hasMerit({ metrics: { recovery, hrv, sleep } }: AthleteStatus): boolean {
  const isReady = recovery.latestRecovery !== null && recovery.latestRecovery >= TOP_PERFORMER.latestRecoveryFrom
  const sleptWell =
    sleep.averageQuality !== null &&
    sleep.averageQuality >= TOP_PERFORMER.sleepQualityFrom &&
    sleep.averageDuration !== null &&
    sleep.averageDuration >= TOP_PERFORMER.sleepHoursFrom
  const isRising = recovery.recoveryTrend !== null && recovery.recoveryTrend > TOP_PERFORMER.recoveryTrendAbove
  return isReady || sleptWell || isRising || (hrv.hrvTrend !== null && hrv.hrvTrend > TOP_PERFORMER.hrvTrendAbove)
}

function byHighestRecovery(a: AthleteStatus, b: AthleteStatus): number {
  const [one, other] = [a.metrics.recovery.latestRecovery, b.metrics.recovery.latestRecovery]
  if (one === other) return byNameThenId(a.athlete, b.athlete)
  if (one === null || other === null) return one === null ? 1 : -1
  return other - one
}
