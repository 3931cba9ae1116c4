/** What the view that opened an athlete tells the analysis, so that one returns to that very view. It lives in the history's state. */
export interface WayBack {
  /** Path and query of the view. */
  cameFrom: string
  /** How many steps of the history lie between it and here: 1, and one more for each change of tab. */
  steps: number
}

/** The way back out of a history entry's state; null: one came here by a link or a new tab. */
export function readWayBack(state: unknown): WayBack | null {
  if (typeof state !== 'object' || state === null || !('cameFrom' in state) || !('steps' in state)) return null
  const { cameFrom, steps } = state
  if (typeof cameFrom !== 'string' || !cameFrom.startsWith('/')) return null
  return typeof steps === 'number' && Number.isInteger(steps) && steps >= 1 ? { cameFrom, steps } : null
}

/** The way back from an entry that follows the one with this state. */
export function oneStepFurther(state: unknown): WayBack | null {
  const wayBack = readWayBack(state)
  return wayBack && { ...wayBack, steps: wayBack.steps + 1 }
}
