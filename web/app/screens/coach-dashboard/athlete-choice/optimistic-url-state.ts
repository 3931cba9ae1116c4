/**
 * A parameter that was changed before the address followed: its new value, and the address's value `before`; null:
 * absent.
 */
export interface OptimisticUrlState {
  before: string | null
  written: string | null
}

/**
 * The value to show while the address says `stands`: the new one until the address changes, then the address's. It is
 * dropped at that point, or it would come back when the history returns to the old address.
 */
export function optimisticUrlState(ahead: OptimisticUrlState, stands: string | null): OptimisticUrlState {
  return ahead.before === stands ? ahead : { before: stands, written: stands }
}
