import type { FaultState } from '../../faults/fault-state.ts'
import type { OAuthState } from '../../oauth/oauth-state.ts'
import type { Changes } from '../records/changes.ts'
import type { Deliveries } from './deliveries.ts'
import type { Subscriptions } from './subscriptions.ts'

/** What telling of changes reads and changes. */
export interface WebhookState extends FaultState, OAuthState {
  changes: Changes
  subscriptions: Subscriptions
  deliveries: Deliveries
}
