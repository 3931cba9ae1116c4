import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { type AthleteStatus, needsAttention, readStatus } from '../athlete/athlete-status.ts'
import { recordsWithin } from '../athlete/day-window.ts'
import { addDays, WEEK_DAYS } from '../days/calendar.ts'

/** How the list of those who need attention would differ if judged by the last 7 days alone. */
export interface AttentionByWeek {
  /** Who would be on it as well. */
  also: AthleteStatus[]
  /** Who would not. */
  not: AthleteStatus[]
  /** Who is on both, with another severity. */
  otherSeverity: AthleteStatus[]
}

/**
 * Averages, and so most at-risk rules, depend on the period; who needs the coach today should not do so silently.
 * @param statuses of a period of more than 7 days
 */
export function attentionByWeek(statuses: readonly AthleteStatus[], today: CalendarDay): AttentionByWeek {
  // An athlete further east may already have a record of tomorrow.
  const week = { from: addDays(today, 1 - WEEK_DAYS), until: addDays(today, 1) }
  const compared = statuses.map((status) => {
    const ofWeek = readStatus(recordsWithin(status.athlete, week), today)
    return { status, is: needsAttention(status), would: needsAttention(ofWeek), severity: ofWeek.severity }
  })
  const only = (isMeant: (one: (typeof compared)[number]) => boolean) =>
    compared.filter(isMeant).map(({ status }) => status)
  return {
    also: only(({ is, would }) => would && !is),
    not: only(({ is, would }) => is && !would),
    otherSeverity: only(({ status, is, would, severity }) => is && would && severity !== status.severity),
  }
}
