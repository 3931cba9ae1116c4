import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { MetricExplanation } from '../../ui/overlay/explanation.ts'
import { RECOVERY_SCALE } from './badges.ts'
import { periodText, type ShownPeriod } from './shown-period.ts'

/** The four tiles of an athlete's card: Recovery, Sleep, Strain and Data. */
export function aboutAthleteCard({ metrics }: AthleteStatus, period: ShownPeriod): MetricExplanation {
  const { recovery, sleep, strain } = metrics
  return {
    what: 'Recovery in percent, hours asleep and day strain: each the latest value, and the average. Data: days with data.',
    formula:
      'Latest: the newest value of the period. Avg: the plain mean of all its values. The change is the one minus the other; the strain of a day that is not over has none. Data: the most days that recovery, sleep or strain has.',
    window: `${periodText(period)}.`,
    records: `${counted(recovery.dataPoints, 'recovery', 'recoveries')}, ${counted(sleep.dataPoints, 'night')}, ${counted(strain.workoutsCount, 'day')} with a strain. Days without a value are left out.`,
    scale: RECOVERY_SCALE,
  }
}
