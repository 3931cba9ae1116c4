import type { ColumnName } from './columns.ts'

/** A clock or an offset may be wrong by some hours, but not by a day. */
const TOLERANCE_MS = 86_400_000

/** Whether a time in an export lies too far in the future. @param readAt now */
export function isTooFarAhead(instant: Date, readAt: Date): boolean {
  return instant.getTime() > readAt.getTime() + TOLERANCE_MS
}

const ENDS: readonly ColumnName[] = ['cycle_end', 'wake_onset', 'workout_end']
const WRITTEN = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/**
 * The message for the athlete, with the two mistakes that lead to such a time.
 * @param wall the local time in milliseconds, from `readWallClock`
 */
export function futureTimeMessage(column: ColumnName, wall: number): string {
  const verb = ENDS.includes(column) ? 'ends' : 'starts'
  return `${verb} on ${WRITTEN.format(wall)}, which is in the future. Check the year, or whether day and month are swapped.`
}
