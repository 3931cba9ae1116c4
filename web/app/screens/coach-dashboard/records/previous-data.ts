import { SERIES, type TeamReplies } from './team-replies.ts'

/**
 * Which replies to show: the requested ones once each has loaded or failed. Until then, and when the new period brings
 * less than is on the screen, the previous replies of the same team.
 * @param before  what is shown; undefined: nothing yet
 * @param current what was requested; undefined while some of it is loading
 */
export function keepPreviousRecords(before: TeamReplies | undefined, current: TeamReplies | undefined, teamId: string) {
  // Replies that all failed are nothing to show while they are asked for again.
  const earlier = before?.teamId === teamId && SERIES.some((name) => before[name]) ? before : undefined
  if (!current || !earlier || earlier.days === current.days) return current ?? earlier
  return SERIES.some((name) => earlier[name] && !current[name]) ? earlier : current
}
