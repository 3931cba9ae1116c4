/**
 * A parameter that was changed before the address followed: its new value, and the address's value `before`; null:
 * absent.
 */
export interface OptimisticUrlState {
  before: string | null
  value: string | null
}

/**
 * The value to show while the address says `current`: the new one until the address changes, then the address's. It is
 * dropped at that point, or it would come back when the history returns to the old address.
 */
export function optimisticUrlState(pending: OptimisticUrlState, current: string | null): OptimisticUrlState {
  return pending.before === current ? pending : { before: current, value: current }
}
