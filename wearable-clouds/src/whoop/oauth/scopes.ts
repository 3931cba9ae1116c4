import type { CloudOAuth } from '../../oauth/cloud-oauth.ts'

const SCOPES = {
  'read:recovery': 'Recovery: score, heart rate variability, resting heart rate',
  'read:cycles': 'Cycles: day strain, energy, average and highest heart rate',
  'read:sleep': 'Sleep: times, stages, need and performance',
  'read:workout': 'Workouts: sport, strain, heart rate zones',
  'read:profile': 'Profile: name and e-mail address',
  'read:body_measurement': 'Body: height, weight and maximum heart rate',
  offline: 'Keep access while you are away',
} as const

export type Scope = keyof typeof SCOPES

/** WHOOP's OAuth (docs/reference/device-api.md#oauth-20). */
export const WHOOP_OAUTH: CloudOAuth = {
  label: 'WHOOP',
  authorizePath: '/oauth/oauth2/auth',
  tokenPath: '/oauth/oauth2/token',
  scopes: SCOPES,
  leastStateLength: 8, // docs/reference/device-api.md#the-state-parameter
  accessLifetimeMs: 3_600_000,
  refreshes: (scopes) => scopes.includes('offline'),
  basic: false,
}
