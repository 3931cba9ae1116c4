import { type AthleteStatus, readStatus } from '@corner/analytics/athlete/athlete-status.ts'
import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { byWakeDay } from './wake-days.ts'

/** The athlete's status over the period of the detail, by the rules of the coach's dashboard. */
export function readDetailStatus(athleteId: string, detail: AthleteDetail): AthleteStatus {
  const { name, whoop_connected, provider } = detail.athlete_info
  return readStatus(
    {
      athlete_id: athleteId,
      athlete_name: name,
      first_name: '',
      whoop_connected,
      provider,
      ...byWakeDay(detail),
    },
    detail.data_summary.analysis_date,
  )
}
