import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import type { AthleteStatus } from './athlete-status.ts'
import type { DataState } from './data-state.ts'

/** Why there is less to say about an athlete than there should be. */
export interface DataQualityIssue {
  status: AthleteStatus
  kind: Exclude<DataState, 'fresh'> | 'few_days'
  /** The newest day with a recovery; null: none in the period. */
  latestDate: CalendarDay | null
  /** Days with a recovery in the period. */
  recoveryDays: number
}

/** Athletes whose data is missing, late or thin: not linked first, then those whose newest is oldest. */
export function findDataQualityIssues(statuses: readonly AthleteStatus[]): DataQualityIssue[] {
  return statuses
    .flatMap((status): DataQualityIssue[] => {
      const { latestDate, dataPoints: recoveryDays } = status.metrics.recovery
      const { dataState } = status
      if (dataState !== 'fresh') return [{ status, kind: dataState, latestDate, recoveryDays }]
      if (recoveryDays >= AT_RISK.recoveryPointsBelow) return []
      return [{ status, kind: 'few_days', latestDate, recoveryDays }]
    })
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || compare(a, b))
}

const ORDER: readonly DataQualityIssue['kind'][] = ['not_linked', 'no_data', 'stale', 'few_days', 'pending']

function compare(a: DataQualityIssue, b: DataQualityIssue): number {
  if (a.latestDate !== b.latestDate) return (a.latestDate ?? '') < (b.latestDate ?? '') ? -1 : 1
  return a.status.athlete.athlete_name < b.status.athlete.athlete_name ? -1 : 1
}
