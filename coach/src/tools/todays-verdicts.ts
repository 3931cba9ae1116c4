import { readDayVerdict, VERDICT_DAYS } from '@corner/analytics/day-verdict/day-verdict.ts'
import type { Verdicts } from '@corner/analytics/team/attention-order.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { CoachScope } from '../scope.ts'

/**
 * The verdicts that order a list of who needs attention, so that it is the order of the Team Overview.
 * @param until the last day of the list's period; of a period that ended before today there is no verdict
 */
export async function todaysVerdicts(scope: CoachScope, until: CalendarDay): Promise<Verdicts> {
  if (until < scope.today) return new Map()
  const everybody = await scope.records(VERDICT_DAYS + 1, ['recovery', 'sleep'])
  return new Map(everybody.map((records) => [records.athlete_id, readDayVerdict(records, scope.today).verdict]))
}
