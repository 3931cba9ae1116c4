import { ownPlaceWords } from '@corner/analytics/day-verdict/own-place.ts'
import { reasonParts } from '@corner/analytics/day-verdict/reason-line.ts'
import { underUsual } from '@corner/analytics/day-verdict/under-usual.ts'
import { isHeldBack } from '@corner/analytics/day-verdict/verdict-place.ts'
import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'

/** Why an athlete is in the group, in the parts that look different. */
export interface GroupReason {
  recovery: string
  /** ` (16 under), in own range 42 to 75%`: well under the usual recovery beside it, or a sign; ''. */
  under: string
  /** Whether the recovery is a sign: that far under is not usual for the athlete. */
  isSign: boolean
  rest: string
}

/**
 * Why an athlete is in the group: the recovery, and the signs against a hard day, each value once.
 * @param day the day of the sheet
 */
export function reasonOf(athlete: AthleteDay, day: CalendarDay): GroupReason {
  const { recovery: score, recovery_date, usual, own_range, reasons, flagged_for } = athlete
  if (score === null || recovery_date === null)
    return { recovery: newestOf(athlete), under: '', isSign: false, rest: '' }
  const { recovery, isSign, others, more } = reasonParts(
    { recovery: score, date: recovery_date, usual, signs: reasons },
    day,
  )
  const end = USUAL_RECOVERY.exec(recovery)?.[0].length ?? recovery.length
  const points = underUsual(athlete)
  const isPlaced = own_range && !isHeldBack(athlete.verdict) && (points > 0 || isSign)
  const place = isPlaced ? `, ${ownPlaceWords(score, own_range)}` : ''
  const told = [
    recovery.slice(end),
    ...others,
    ...(more > 0 ? [counted(more, 'more sign')] : []),
    // Signs say more than the week's flags; without one the flags are why somebody is to be watched.
    ...(others.length === 0 && flagged_for ? [flagged_for] : []),
  ]
  return {
    recovery: recovery.slice(0, end),
    under: (points > 0 ? ` (${points} under)` : '') + place,
    isSign,
    rest: told.join('; '),
  }
}

/** The recovery with the value that is usual, before what its sign adds. */
const USUAL_RECOVERY = /^recovery .*?, usually \d+%/

/** What came last from somebody without data of today or yesterday. */
function newestOf({ recovery_data, whoop_connected }: AthleteDay): string {
  const newest = recovery_data.findLast(({ recovery_score }) => recovery_score !== null)
  if (whoop_connected === false && !newest) return 'no device linked'
  if (!newest || newest.recovery_score === null) return 'no recovery in the last 7 days'
  return `newest recovery ${written(newest.recovery_score, 0)}%, from ${dayLabel(newest.date)}`
}
