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

/**
 * Why an athlete eases or rests today, in a few words: `respiratory rate up`; '' for everybody else.
 * @param day undefined: not known
 */
export function heldReason(day: AthleteDay | undefined): string {
  if (!day || !isHeldBack(day.verdict)) return ''
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
