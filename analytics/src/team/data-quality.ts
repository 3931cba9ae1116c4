import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { type AthleteStatus, byNameThenId } from '../athlete/athlete-status.ts'
import { type DataState, newestDay } from '../athlete/data-state.ts'
import { linkStateOf } from '../athlete/link-state.ts'

/** Why an athlete has less data than expected. */
export interface DataQualityIssue {
  status: AthleteStatus
  /**
   * `link_ended`: the provider no longer accepts the link, however fresh the data is today. `link_paused`: the athlete
   * has paused it. `few_days`: fresh, but fewer
   * than 3 recoveries, so that averages and trends mean little.
   */
  kind: Exclude<DataState, 'fresh'> | 'link_ended' | 'link_paused' | 'few_days'
  /** The newest day with a recovery, or with any value if there is no recovery; null: no value in the period. */
  latestDate: CalendarDay | null
  /** Days with a recovery in the period, or with values of the morning where the maker gives no recovery. */
  recoveryDays: number
}

/**
 * Athletes whose data is missing, late or sparse. Sorted by kind: not linked, link ended, paused, no data, stale, few days, pending; within a
 * kind the oldest data first.
 */
export function findDataQualityIssues(statuses: readonly AthleteStatus[]): DataQualityIssue[] {
  return statuses
    .flatMap((status): DataQualityIssue[] => {
      const { metrics, dataState } = status
      const recoveryDays = metrics.recovery.mornings
      const issue = { status, latestDate: newestDay(metrics), recoveryDays }
      if (linkStateOf(status.athlete) === 'ended') return [{ ...issue, kind: 'link_ended' }]
      if (status.athlete.link_paused) return [{ ...issue, kind: 'link_paused' }]
      if (dataState !== 'fresh') return [{ ...issue, kind: dataState }]
      return recoveryDays < AT_RISK.recoveryPointsBelow ? [{ ...issue, kind: 'few_days' }] : []
    })
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || byAge(a, b))
}

const ORDER: readonly DataQualityIssue['kind'][] = [
  'not_linked',
  'link_ended',
  'link_paused',
  'no_data',
  'stale',
  'few_days',
  'pending',
]

function byAge(a: DataQualityIssue, b: DataQualityIssue): number {
  if (a.latestDate !== b.latestDate) return (a.latestDate ?? '') < (b.latestDate ?? '') ? -1 : 1
  return byNameThenId(a.status.athlete, b.status.athlete)
}
