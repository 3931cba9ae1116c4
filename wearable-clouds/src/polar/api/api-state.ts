import type { FaultState } from '../../faults/fault-state.ts'
import type { OAuthState } from '../../oauth/oauth-state.ts'
import type { RateLimits } from './rate-limits.ts'

/** What answering the API reads and changes. */
export interface ApiState extends FaultState, OAuthState {
  limits: RateLimits
}
