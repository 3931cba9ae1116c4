import type { OAuthState } from '../../oauth/oauth-state.ts'
import type { Deliveries } from './deliveries.ts'
import type { Subscriptions } from './subscriptions.ts'

/** The state behind the webhooks: linked members, subscriptions and deliveries. */
export interface EventState extends OAuthState {
  subscriptions: Subscriptions
  deliveries: Deliveries
}
