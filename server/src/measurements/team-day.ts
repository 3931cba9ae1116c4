import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { localDay, nextDay, offsetMs } from '@corner/wearables/calendar.ts'

/** If nobody's offset is known, nobody has a record either. */
const UNKNOWN_OFFSET = '+00:00'

/**
 * The offset that a team's days are counted in: that of most of its athletes. So all athletes of a page show the same days, and
 * one who travels does not move everybody's window. Of two equally frequent ones the one further east, where the day has begun.
 */
export function teamOffset(offsets: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const offset of offsets) counts.set(offset, (counts.get(offset) ?? 0) + 1)
  const [most] = [...counts].sort(([a, n], [b, m]) => m - n || offsetMs(b) - offsetMs(a))
  return most?.[0] ?? UNKNOWN_OFFSET
}

export function teamToday(offset: string, now: Date): CalendarDay {
  return localDay(now, offset)
}

/**
 * The newest day that an athlete can have a record of: today by their own clock, which for one further east may be the day
 * after the team's, and never later than that.
 */
export function newestDayOf(offset: string, today: CalendarDay, now: Date): CalendarDay {
  const own = localDay(now, offset)
  const tomorrow = nextDay(today)
  if (own > tomorrow) return tomorrow
  return own
}
