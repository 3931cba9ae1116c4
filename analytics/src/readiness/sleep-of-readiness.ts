import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { WithoutRecovery } from '@corner/contract/entities/readiness.ts'

/**
 * The hours asleep of a night whose times the maker does not give, so that it is no sleep record: Corner readiness has them; null: it
 * has none, or there is a recovery.
 */
export function sleepOfReadiness(
  without: Pick<WithoutRecovery, 'readiness'> | undefined,
): { hours: number; day: CalendarDay } | null {
  const readiness = without?.readiness
  const part = readiness?.parts.find(({ measure }) => measure === 'sleep_duration')
  return readiness && part ? { hours: part.value, day: readiness.day } : null
}
