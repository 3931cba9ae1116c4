import type { Faults } from './faults.ts'

/** The active faults, and the number of requests so far. */
export interface FaultState {
  faults: Faults
  /** By the first part of the path: `oauth`, `developer`. */
  requests: Record<string, number>
}
