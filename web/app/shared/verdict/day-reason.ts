import { markUnder } from '@corner/analytics/day-verdict/held-by.ts'
import { ownPlaceWords } from '@corner/analytics/day-verdict/own-place.ts'
import { reasonParts } from '@corner/analytics/day-verdict/reason-line.ts'
import { readinessReason } from '@corner/analytics/day-verdict/verdict-of-readiness.ts'
import { isHeldBack } from '@corner/analytics/day-verdict/verdict-place.ts'
import { whyAsPlanned } from '@corner/analytics/day-verdict/why-as-planned.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'

/** `3 issues over 7 days (...)`: the row lists them. */
const ISSUES_OF_WEEK = /^(\d+ issues over \d+ days) \(.*\)$/

/**
 * Why an athlete eases or rests today, in the order of the mat sheet, where the recovery stands also if it is no reason,
 * beside what is usual; empty for everybody else.
 * @param day undefined: not known
 * @param today the page's day
 */
export function heldReasons(day: AthleteDay | undefined, today: CalendarDay): string[] {
  if (!day || !isHeldBack(day.verdict)) return []
  if (day.recovery === null || day.recovery_date === null)
    return (day.held_by?.reasons ?? []).map((sign) => sign.replace(ISSUES_OF_WEEK, '$1'))
  const judged = { recovery: day.recovery, date: day.recovery_date, usual: day.usual, signs: day.reasons }
  const { recovery, isSign, others, more } = reasonParts(judged, today)
  const mark = markUnder(day.recovery)
  // A sign is a recovery under the own range: one distance, and the mark that decides by itself.
  const place = day.own_range ? `${mark}, ${ownPlaceWords(day.recovery, day.own_range)}` : '$&'
  const told = isSign ? recovery.replace(USUAL, place) : `${recovery}${mark}`
  return [
    ...(isSign || mark !== '' || others.length === 0 ? [told] : []),
    ...others.map((sign) => sign.replace(ISSUES_OF_WEEK, '$1')),
    ...(more > 0 ? [counted(more, 'more sign')] : []),
  ]
}

/** Before what a sign adds: `recovery 35%, usually 63%, the third low morning in a row`. */
const USUAL = /, usually \d+%/

/** Why an athlete may go hard today, as a clause; '' for everybody else. @param day undefined: not known */
export const goReason = (day: AthleteDay | undefined): string =>
  day?.verdict !== 'hard' || day.recovery === null
    ? ''
    : `recovery ${written(day.recovery, 0)}%, no sign against a hard day`

/**
 * Why an athlete trains as planned, with the sign against more, as a clause; '' for everybody else.
 * @param day undefined: not known
 * @param today the page's day
 */
export function plannedReason(day: AthleteDay | undefined, today: CalendarDay): string {
  if (day?.verdict !== 'as_planned') return ''
  if (day.recovery === null) return [readinessOf(day), day.first_reason].filter(Boolean).join('; ')
  const isOfToday = day.recovery_date !== null && day.recovery_date >= today
  const { recovery, usual, own_range: range = null, reasons, first_reason } = day
  const why = whyAsPlanned({ recovery, usual, range, isOfToday, signs: reasons.length })
  const isOfRecovery = reasons[0]?.startsWith(`recovery ${written(recovery, 0)}%`)
  const sign = isOfRecovery && range ? ownPlaceWords(recovery, range) : first_reason
  return reasons.length > 0 && sign !== null ? `${why} (${sign})` : why
}

/** Corner readiness with its parts, where it stands in for a recovery; '' elsewhere. */
const readinessOf = ({ without_recovery }: AthleteDay): string =>
  without_recovery?.readiness ? readinessReason(without_recovery.readiness) : ''

/**
 * The signs against a hard day that are not needed for its verdict: the row only counts some of them. Without
 * the issues of the week, which have a list of their own.
 */
export function furtherSigns({ reasons, held_by }: AthleteDay): string[] {
  return held_by ? reasons.filter((sign) => !held_by.reasons.includes(sign) && !ISSUES_OF_WEEK.test(sign)) : []
}
