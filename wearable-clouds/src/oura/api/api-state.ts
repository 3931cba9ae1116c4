import type { OAuthState } from '../../oauth/oauth-state.ts'
import type { Changes } from '../records/changes.ts'
import type { RateLimits } from './rate-limits.ts'

/** The state behind the calls for documents: tokens, changed documents and limits. */
export interface ApiState extends OAuthState {
  changes: Changes
  limits: RateLimits
}
