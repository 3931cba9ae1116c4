import type { OAuthState } from '../../oauth/oauth-state.ts'
import type { Revisions } from '../records/revisions.ts'
import type { Deliveries } from './deliveries.ts'

/** The state behind the webhooks: linked members, changed records and deliveries. */
export interface EventState extends OAuthState {
  revisions: Revisions
  deliveries: Deliveries
}
