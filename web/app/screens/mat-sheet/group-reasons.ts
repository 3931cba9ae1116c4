import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'
import { toldReasons } from '../../shared/verdict/day-reason.ts'

/**
 * Why an athlete is in the group: the recovery, and the signs against a hard day, each value once.
 * @param day the day of the sheet
 */
export function reasonOf(athlete: AthleteDay, day: CalendarDay): string {
  const { recovery, recovery_date, usual } = athlete
  if (recovery === null) return newestOf(athlete)
  const plain = `recovery ${written(recovery, 0)}%`
  const value = `${plain}${recovery_date === day ? '' : ' (yesterday)'}`
  const signs = toldReasons(athlete)
  const own = signs.find((sign) => sign.startsWith(plain))
  if (own !== undefined) return [own.replace(plain, value), ...signs.filter((sign) => sign !== own)].join('; ')
  return [usual === null ? value : `${value}, usually ${written(usual, 0)}%`, ...signs].join('; ')
}

/** What came last from somebody without data of today or yesterday. */
function newestOf({ recovery_data }: AthleteDay): string {
  const newest = recovery_data.findLast(({ recovery_score }) => recovery_score !== null)
  if (!newest || newest.recovery_score === null) return 'no recovery in the last 7 days'
  return `newest recovery ${written(newest.recovery_score, 0)}%, from ${dayLabel(newest.date)}`
}
