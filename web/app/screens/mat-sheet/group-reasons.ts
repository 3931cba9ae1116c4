import { reasonLine } from '@corner/analytics/day-verdict/reason-line.ts'
import { underUsual } from '@corner/analytics/day-verdict/under-usual.ts'
import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'

/** Why an athlete is in the group, in the parts that look different. */
export interface GroupReason {
  recovery: string
  /** ` (16 under)`: well under the usual recovery beside it; ''. */
  under: string
  rest: string
}

/**
 * Why an athlete is in the group: the recovery, and the signs against a hard day, each value once.
 * @param day the day of the sheet
 */
export function reasonOf(athlete: AthleteDay, day: CalendarDay): GroupReason {
  const { recovery, recovery_date, usual, reasons, flagged_for } = athlete
  if (recovery === null || recovery_date === null) return { recovery: newestOf(athlete), under: '', rest: '' }
  const line = reasonLine({ recovery, date: recovery_date, usual, signs: reasons }, day)
  // Signs say more than the week's flags; without one the flags are the reason why somebody is to be watched.
  const told = reasons.length === 0 && flagged_for ? `${line}; ${flagged_for}` : line
  const points = underUsual(athlete)
  const end = USUAL_RECOVERY.exec(told)?.[0].length ?? told.length
  return {
    recovery: told.slice(0, end),
    under: points > 0 ? ` (${points} under)` : '',
    rest: told.slice(end),
  }
}

/** The recovery at the beginning of a line, to the value that is usual. */
const USUAL_RECOVERY = /^recovery .*?, usually \d+%/

/** What came last from somebody without data of today or yesterday. */
function newestOf({ recovery_data, whoop_connected }: AthleteDay): string {
  const newest = recovery_data.findLast(({ recovery_score }) => recovery_score !== null)
  if (whoop_connected === false && !newest) return 'no device linked'
  if (!newest || newest.recovery_score === null) return 'no recovery in the last 7 days'
  return `newest recovery ${written(newest.recovery_score, 0)}%, from ${dayLabel(newest.date)}`
}
