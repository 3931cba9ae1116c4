/** A text of the address, and what was chosen in its place while the address still said `before`; null: it is not there. */
export interface OptimisticUrlState {
  before: string | null
  written: string | null
}

/**
 * What is shown while the address says `stands`: the newer choice until the address moves, then the address again. Once it has
 * moved the choice is forgotten, or it would return with a step back to where the address said the same as before.
 */
export function optimisticUrlState(ahead: OptimisticUrlState, stands: string | null): OptimisticUrlState {
  return ahead.before === stands ? ahead : { before: stands, written: stands }
}
