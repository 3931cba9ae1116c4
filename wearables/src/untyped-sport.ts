/** The sport of a workout without one; WHOOP's own word for an untyped one. */
export const UNTYPED_SPORT = 'activity'
