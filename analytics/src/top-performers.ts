import { TOP_PERFORMER } from '@corner/contract/constants/team-scores.ts'
import { dataDays } from './athlete-metrics.ts'
import { type AthleteStatus, byNameThenId } from './athlete-status.ts'

/**
 * Whoever has at least one merit and data on 70 % of the days, by latest recovery, at most 5 (spec 2, section 9). Merits: latest
 * recovery at or above 67; sleep quality at or above 75 with duration at or above 7.5 h; recovery trend above 5; HRV trend above 3.
 */
export function findTopPerformers(statuses: readonly AthleteStatus[], days: number): AthleteStatus[] {
  return statuses
    .filter(({ metrics }) => dataDays(metrics) >= TOP_PERFORMER.dataShare * days)
    .filter(hasMerit)
    .sort((a, b) => latest(b) - latest(a) || byNameThenId(a.athlete, b.athlete))
    .slice(0, TOP_PERFORMER.most)
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

/** Without a recovery (sleep alone can be a merit) one stands last. */
const latest = ({ metrics }: AthleteStatus) => metrics.recovery.latestRecovery ?? -1
