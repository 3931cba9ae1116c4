import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { RecoveryRecord } from '@corner/contract/entities/team-records.ts'
import { daysBetween } from '../days/calendar.ts'
import { isMeasured } from '../numbers/measured.ts'

/** A maker that scores mornings scores nearly each: a morning further from every score was not its. */
const SCORES_REACH_DAYS = 7

type Morning = Pick<RecoveryRecord, 'date' | 'recovery_score'>

/**
 * The mornings that count. A record without a recovery score is ignored (docs/reference/metrics-and-rules.md#athlete-metrics), but only
 * where there are scores: not every maker gives one, and where an athlete's mornings have none within a week, their HRV and resting
 * heart rate count as they are.
 */
export function countedMornings<M extends Morning>(mornings: readonly M[]): readonly M[] {
  const scored = mornings.filter(isScored)
  if (scored.length === mornings.length || scored.length === 0) return mornings
  const days = scored.map(({ date }) => date)
  return mornings.filter((morning) => isScored(morning) || !isNearOne(days, morning.date))
}

const isScored = ({ recovery_score }: Morning): boolean => isMeasured(recovery_score)

const isNearOne = (days: readonly CalendarDay[], day: CalendarDay): boolean =>
  days.some((scored) => Math.abs(daysBetween(scored, day)) <= SCORES_REACH_DAYS)

/** Whether anything was measured on a morning: a score that is pending or failed leaves it empty. */
export function isMeasuredMorning(morning: RecoveryRecord & { other_values?: object | null | undefined }): boolean {
  const { recovery_score, hrv_rmssd_milli, resting_heart_rate, other_values } = morning
  return other_values != null || [recovery_score, hrv_rmssd_milli, resting_heart_rate].some(isMeasured)
}
