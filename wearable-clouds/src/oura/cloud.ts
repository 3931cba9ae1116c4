import type { FaultState } from '../faults/fault-state.ts'
import type { OAuthState } from '../oauth/oauth-state.ts'
import type { RateLimits } from './api/rate-limits.ts'
import type { Changes } from './records/changes.ts'
import type { Deliveries } from './webhooks/deliveries.ts'
import type { Subscriptions } from './webhooks/subscriptions.ts'

/** The whole state of the simulated Oura. */
export interface Cloud extends FaultState, OAuthState {
  limits: RateLimits
  changes: Changes
  subscriptions: Subscriptions
  deliveries: Deliveries
}
