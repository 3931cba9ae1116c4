import type { Verdict } from '@corner/analytics/day-verdict/day-verdict.ts'
import { isHeldBack } from '@corner/analytics/day-verdict/verdict-place.ts'
import { whyAsPlanned } from '@corner/analytics/day-verdict/why-as-planned.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'

/** Without a sign the recovery alone gives the verdict. */
const LOW_RECOVERY: Partial<Record<Verdict, string>> = {
  lighter: `recovery below ${PERFORMANCE_GUIDANCE.recoveryModerateFrom}%`,
  easy: 'recovery in the red',
}

/** `3 marks crossed over 7 days (...)` */
const MARKS_CROSSED = /^\d+ marks crossed/

/**
 * Why an athlete eases or rests today: the first sign with its figures and days, as on the mat sheet; '' for everybody
 * else. Of crossed marks only the name: the row lists them.
 * @param day undefined: not known
 */
export function heldReason(day: AthleteDay | undefined): string {
  if (!day || !isHeldBack(day.verdict)) return ''
  const [told] = day.reasons
  if (told !== undefined && !MARKS_CROSSED.test(told)) return told
  return day.first_reason ?? LOW_RECOVERY[day.verdict] ?? ''
}

/**
 * Why an athlete trains as planned, with the sign against more, as a clause; '' for everybody else.
 * @param day undefined: not known
 * @param today the page's day
 */
export function plannedReason(day: AthleteDay | undefined, today: CalendarDay): string {
  if (day?.verdict !== 'as_planned' || day.recovery === null) return ''
  const isOfToday = day.recovery_date !== null && day.recovery_date >= today
  const why = whyAsPlanned({ recovery: day.recovery, isOfToday, signs: day.reasons.length })
  return day.reasons.length > 0 && day.first_reason !== null ? `${why} (${day.first_reason})` : why
}
