import type { CloudOAuth } from '../oauth/cloud-oauth.ts'

const SCOPES = {
  'activity:read': 'Daily activity',
  'continuous_samples:read': 'Heart rate through the day',
  'nightly_recharge:read': 'Nightly Recharge',
  'ppi_data:read': 'Intervals between beats',
  'profile:read': 'Profile and e-mail address',
  'sleep:read': 'Sleep',
  'sports:read': 'Names of sports',
  'training_sessions:read': 'Training sessions',
} as const

export type Scope = keyof typeof SCOPES

/** Polar's OAuth (docs/polar.md): Basic at the token's address, tokens of twelve hours less a second. */
export const POLAR_OAUTH: CloudOAuth = {
  label: 'Polar',
  authorizePath: '/oauth/authorize',
  tokenPath: '/oauth/token',
  scopes: SCOPES,
  leastStateLength: 0,
  accessLifetimeMs: 43_199_000,
  refreshes: () => true,
  basic: true,
}
