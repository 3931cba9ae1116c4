import type { OAuthState } from '../oauth/oauth-state.ts'
import type { Changes } from '../records/changes.ts'
import type { Deliveries } from './deliveries.ts'

/** The state behind the webhooks: linked athletes, changed records and deliveries. */
export interface EventState extends OAuthState {
  changes: Changes
  deliveries: Deliveries
}
