/** The view that opened an athlete, so that the analysis can return to it. Kept in the history entry's state. */
export interface ReturnTarget {
  /** Path and query of the view. */
  cameFrom: string
  /** Number of history entries back to it: 1, plus one for each change of tab. */
  steps: number
}

/** Reads it from a history entry's state; null: opened by a link or in a new tab. */
export function readReturnTarget(state: unknown): ReturnTarget | null {
  if (typeof state !== 'object' || state === null || !('cameFrom' in state) || !('steps' in state)) return null
  const { cameFrom, steps } = state
  if (typeof cameFrom !== 'string' || !cameFrom.startsWith('/')) return null
  return typeof steps === 'number' && Number.isInteger(steps) && steps >= 1 ? { cameFrom, steps } : null
}

/** The state for a history entry that follows this one. */
export function nextReturnTarget(state: unknown): ReturnTarget | null {
  const returnTarget = readReturnTarget(state)
  return returnTarget && { ...returnTarget, steps: returnTarget.steps + 1 }
}
