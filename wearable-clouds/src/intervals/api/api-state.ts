import type { RateLimits } from '../../whoop/api/rate-limits.ts'
import type { OAuthState } from '../oauth/oauth-state.ts'
import type { Changes } from '../records/changes.ts'

/** The state behind the calls for records: tokens, changed records and rate limits. */
export interface ApiState extends OAuthState {
  changes: Changes
  limits: RateLimits
}
