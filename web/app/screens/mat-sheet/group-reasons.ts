import { ownPlaceWords } from '@corner/analytics/day-verdict/own-place.ts'
import { reasonParts } from '@corner/analytics/day-verdict/reason-line.ts'
import { underUsual } from '@corner/analytics/day-verdict/under-usual.ts'
import { readinessReason } from '@corner/analytics/day-verdict/verdict-of-readiness.ts'
import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'

/** Why an athlete is in the group, in the parts that look different. */
export interface GroupReason {
  recovery: string
  /** `, in own range 42 to 75%`: well under the usual recovery beside it, or a sign; ''. */
  under: string
  /** Whether the recovery is a sign: that far under is not usual for the athlete. */
  isSign: boolean
  rest: string
}

/**
 * Why an athlete is in the group: the recovery, the signs against a hard day, each value once, and by which rule they
 * hold back who rests or eases.
 * @param day the day of the sheet
 */
export function reasonOf(athlete: AthleteDay, day: CalendarDay): GroupReason {
  const { recovery: score, recovery_date, usual, own_range, reasons, held_by, flagged_for } = athlete
  if (score === null || recovery_date === null) {
    const signs = reasons.filter((sign) => !sign.startsWith(READINESS))
    const rule = held_by ? [asClause(held_by.rule)] : []
    return { recovery: newestOf(athlete), under: '', isSign: false, rest: ['', ...signs, ...rule].join('; ') }
  }
  const { recovery, isSign, others, more } = reasonParts(
    { recovery: score, date: recovery_date, usual, signs: reasons },
    day,
  )
  const end = USUAL_RECOVERY.exec(recovery)?.[0].length ?? recovery.length
  const isPlaced = own_range && (isSign || underUsual(athlete) > 0)
  const place = isPlaced ? `, ${ownPlaceWords(score, own_range)}` : ''
  const told = [
    recovery.slice(end),
    ...others,
    ...(more > 0 ? [counted(more, 'more sign')] : []),
    ...(held_by ? [asClause(held_by.rule)] : []),
    // Signs say more than the week's flags; without one the flags are why somebody is to be watched.
    ...(others.length === 0 && flagged_for ? [flagged_for] : []),
  ]
  return {
    recovery: recovery.slice(0, end),
    under: place,
    isSign,
    rest: told.join('; '),
  }
}

/** How the sign of a low readiness begins, whose text leads the line already. */
const READINESS = 'Corner readiness'

/** A rule behind other reasons: `a recovery below 40% is enough for a lighter day`. */
const asClause = (rule: string): string => rule.charAt(0).toLowerCase() + rule.slice(1).replace(/\.$/, '')

/** The recovery with the value that is usual, before what its sign adds. */
const USUAL_RECOVERY = /^recovery .*?, usually \d+%/

/** What came last from somebody without data of today or yesterday. */
function newestOf({ recovery_data, whoop_connected, without_recovery }: AthleteDay): string {
  if (without_recovery?.readiness) return readinessReason(without_recovery.readiness)
  if (without_recovery) return `${without_recovery.maker} gives no recovery`
  const newest = recovery_data.findLast(({ recovery_score }) => recovery_score !== null)
  if (whoop_connected === false && !newest) return 'no device linked'
  if (!newest || newest.recovery_score === null) return 'no recovery in the last 7 days'
  return `newest recovery ${written(newest.recovery_score, 0)}%, from ${dayLabel(newest.date)}`
}
