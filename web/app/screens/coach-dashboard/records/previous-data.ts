import { SERIES, type TeamReplies } from './team-replies.ts'

/**
 * Which replies the page shows: those that were asked for, once each has come or failed. Until then, and when another period
 * brings less than stands there, what was shown of the same team before.
 * @param before  what is shown; undefined: nothing yet
 * @param current what was asked for; undefined: not all of it has come or failed
 */
export function keepPreviousRecords(before: TeamReplies | undefined, current: TeamReplies | undefined, teamId: string) {
  const earlier = before?.teamId === teamId ? before : undefined
  if (!current || !earlier || earlier.days === current.days) return current ?? earlier
  return SERIES.some((name) => earlier[name] && !current[name]) ? earlier : current
}
