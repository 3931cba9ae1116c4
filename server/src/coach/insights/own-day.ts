import { readStatus } from '@corner/analytics/athlete/athlete-status.ts'
import type { ActivityDay, Night, RecoveryDay } from '@corner/analytics/athlete/day-records.ts'
import { readDayVerdict } from '@corner/analytics/day-verdict/day-verdict.ts'
import { ownVerdictWords } from '@corner/analytics/day-verdict/own-verdict-words.ts'
import { reasonOfVerdict } from '@corner/analytics/day-verdict/reason-line.ts'
import { addDays, WEEK_DAYS } from '@corner/analytics/days/calendar.ts'
import { readToday } from '@corner/analytics/insights/athlete-today.ts'
import { readNewestRange } from '@corner/analytics/series/normal-range.ts'
import { pointsOf } from '@corner/analytics/series/points.ts'
import { readWithoutRecovery } from '@corner/analytics/without-recovery/without-recovery.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { PersonalDay } from '@corner/contract/entities/personal-records.ts'

/** The records of one athlete by wake day, until today. */
interface OwnRecords {
  today: CalendarDay
  isLinked: boolean
  provider: string | null
  recovery_data: readonly RecoveryDay[]
  sleep_data: readonly Night[]
  activity_data: readonly ActivityDay[]
}

/**
 * The sentence of the athlete's page that a coach reads, addressed to the athlete: by the same function from the same
 * parts, the at-risk rules over the last 7 days and the judgement of the day.
 * @param records of at least `VERDICT_DAYS` days
 */
export function readOwnDay(userId: string, records: OwnRecords): PersonalDay {
  const { today, isLinked, provider, recovery_data, sleep_data, activity_data } = records
  const first = addDays(today, 1 - WEEK_DAYS)
  const ofWeek = <R extends { date: CalendarDay }>(list: readonly R[]) => list.filter(({ date }) => date >= first)
  const status = readStatus(
    {
      athlete_id: userId,
      athlete_name: '',
      first_name: '',
      whoop_connected: isLinked,
      provider: null,
      recovery_data: ofWeek(recovery_data),
      sleep_data: ofWeek(sleep_data),
      activity_data: ofWeek(activity_data),
    },
    today,
  )
  const scores = pointsOf(recovery_data, ({ recovery_score }) => recovery_score)
  const hrv = pointsOf(recovery_data, ({ hrv_rmssd_milli }) => hrv_rmssd_milli)
  const judged = readDayVerdict({ recovery_data, sleep_data, activity_data }, today)
  const { verdict } = judged
  const without_recovery = readWithoutRecovery(records, provider, today)
  const { band, text } = readToday({
    status,
    range: readNewestRange(scores, today),
    hrvRange: readNewestRange(hrv, today),
    verdict,
    reason: reasonOfVerdict(judged, today),
    today,
    without: without_recovery,
    reader: 'athlete',
  })
  const words = ownVerdictWords(verdict)
  return { day: today, band, text, verdict, ...words, ...(without_recovery && { without_recovery }) }
}
