const HOUR_MS = 3_600_000
/** After a night whose next one began later than this, the device was off in between. */
const LONGEST_DAY_MS = 36 * HOUR_MS
const USUAL_DAY_MS = 24 * HOUR_MS

/**
 * When the day that a night began has ended: as the next one begins, or after 24 hours where none was measured. null: it goes on.
 * @param start of the night
 * @param next the start of the next night; undefined: none is known
 * @param knownUntil until when nights are known: now, or the next night that came
 */
export function endOfNightsDay(start: Date, next: Date | undefined, knownUntil: Date): Date | null {
  if (next && next.getTime() - start.getTime() <= LONGEST_DAY_MS) return next
  return knownUntil.getTime() - start.getTime() > LONGEST_DAY_MS ? new Date(start.getTime() + USUAL_DAY_MS) : null
}
