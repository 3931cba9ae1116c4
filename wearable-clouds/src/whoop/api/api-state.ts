import type { OAuthState } from '../../oauth/oauth-state.ts'
import type { Revisions } from '../records/revisions.ts'
import type { RateLimits } from './rate-limits.ts'

/** The state behind the calls for records: tokens, changed records and rate limits. */
export interface ApiState extends OAuthState {
  revisions: Revisions
  limits: RateLimits
}
