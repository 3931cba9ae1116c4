import type { FaultState } from '../faults/fault-state.ts'
import type { OAuthState } from '../oauth/oauth-state.ts'
import type { RateLimits } from './api/rate-limits.ts'

/** The whole state of the simulated Polar. */
export interface Cloud extends FaultState, OAuthState {
  limits: RateLimits
}
