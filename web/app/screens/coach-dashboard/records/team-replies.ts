import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { TeamActivityData, TeamRecoveryData, TeamSleepData } from '@corner/contract/entities/team-records.ts'

/** The three replies for a team and period; a series that failed is undefined. */
export interface TeamReplies {
  teamId: string
  days: number
  recovery: TeamRecoveryData | undefined
  sleep: TeamSleepData | undefined
  activity: TeamActivityData | undefined
}

export const SERIES = ['recovery', 'sleep', 'activity'] as const
export type SeriesName = (typeof SERIES)[number]

/** The UTC offset of the team's days, from the replies; undefined if all failed. */
export function offsetOf({ recovery, sleep, activity }: TeamReplies): string | undefined {
  return (recovery ?? sleep ?? activity)?.summary.timezone_offset
}

/**
 * The team's current day: from the newest reply, or later if the server's clock has moved on.
 * @param clockDay by the server's clock, if known
 * @param otherwise for a page without any reply
 */
export function todayOf(
  { recovery, sleep, activity }: TeamReplies,
  clockDay: CalendarDay | null,
  otherwise: CalendarDay,
): CalendarDay {
  const told = [recovery, sleep, activity].flatMap((reply) => reply?.summary.today ?? [])
  return [...told, ...(clockDay === null ? [] : [clockDay])].sort().at(-1) ?? otherwise
}
