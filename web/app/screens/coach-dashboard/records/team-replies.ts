import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { TeamActivityData, TeamRecoveryData, TeamSleepData } from '@corner/contract/entities/team-records.ts'

/** The three replies of a team and period; a series that did not come is undefined. */
export interface TeamReplies {
  teamId: string
  days: number
  recovery: TeamRecoveryData | undefined
  sleep: TeamSleepData | undefined
  activity: TeamActivityData | undefined
}

export const SERIES = ['recovery', 'sleep', 'activity'] as const
export type SeriesName = (typeof SERIES)[number]

/** What the team's days are counted in, as the replies say; undefined when none came. */
export function offsetOf({ recovery, sleep, activity }: TeamReplies): string | undefined {
  return (recovery ?? sleep ?? activity)?.summary.timezone_offset
}

/**
 * The team's day: as the newest of the replies tells, or a later one that the server's clock has come to since.
 * @param clockDay by the server's clock, where it is known
 * @param otherwise for a page to which no reply has told a day
 */
export function todayOf(
  { recovery, sleep, activity }: TeamReplies,
  clockDay: CalendarDay | null,
  otherwise: CalendarDay,
): CalendarDay {
  const told = [recovery, sleep, activity].flatMap((reply) => reply?.summary.today ?? [])
  return [...told, ...(clockDay === null ? [] : [clockDay])].sort().at(-1) ?? otherwise
}
