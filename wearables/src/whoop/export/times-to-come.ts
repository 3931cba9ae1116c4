import type { ColumnName } from './columns.ts'

/** A clock or an offset may be wrong by some hours; a day is more than any of that. */
const TOLERANCE_MS = 86_400_000

/** Whether an export names a time that nobody can have lived through when it is read. @param readAt now */
export function isToCome(instant: Date, readAt: Date): boolean {
  return instant.getTime() > readAt.getTime() + TOLERANCE_MS
}

const ENDS: readonly ColumnName[] = ['cycle_end', 'wake_onset', 'workout_end']
const WRITTEN = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/**
 * The sentence for the member, with the two mistakes that lead to such a time.
 * @param wall the wall clock's reading in milliseconds, as `readWallClock` gives it
 */
export function whyToCome(column: ColumnName, wall: number): string {
  const verb = ENDS.includes(column) ? 'ends' : 'starts'
  return `${verb} on ${WRITTEN.format(wall)}, which is in the future. Check the year, or whether day and month are swapped.`
}
