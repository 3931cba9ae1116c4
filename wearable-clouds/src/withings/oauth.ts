import type { CloudOAuth } from '../oauth/cloud-oauth.ts'

const SCOPES = {
  'user.info': 'Information about the account',
  'user.metrics': 'Measurements: weight, blood pressure and others',
  'user.activity': 'Activity, workouts and sleep',
  'user.sleepevents': 'Getting into and out of bed',
} as const

export type Scope = keyof typeof SCOPES

/** Withings's OAuth (docs/withings.md): scopes with commas, codes of 30 seconds, tokens of three hours. */
export const WITHINGS_OAUTH: CloudOAuth = {
  label: 'Withings',
  authorizePath: '/oauth2_user/authorize2',
  tokenPath: '/v2/oauth2',
  scopes: SCOPES,
  scopeSeparator: ',',
  leastStateLength: 0,
  codeLifetimeMs: 30_000,
  accessLifetimeMs: 10_800_000,
  refreshes: () => true,
  basic: false,
}
