import type { FaultState } from '../faults/fault-state.ts'
import type { OAuthState } from '../oauth/oauth-state.ts'
import type { RequestCounts } from '../program/request-counts.ts'

/** The whole state of the simulated Withings. */
export interface Cloud extends FaultState, OAuthState {
  /** Requests of an app in a minute. */
  limit: number
  counts: RequestCounts
  /** The numbers for signatures that were given out and not used, each with its end. */
  nonces: Map<string, number>
}
