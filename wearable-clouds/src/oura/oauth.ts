import type { CloudOAuth } from '../oauth/cloud-oauth.ts'

const DAY_MS = 86_400_000

/** As Oura's consent page spells them; its published description calls `spo2` `spo2Daily`. */
const SCOPES = {
  email: 'E-mail address',
  personal: 'Personal information: age, height and weight',
  daily: 'Daily summaries of sleep, activity and readiness',
  heartrate: 'Heart rate through the day',
  workout: 'Workouts',
  tag: 'Tags',
  session: 'Sessions in the Oura app',
  spo2: 'Blood oxygen of the night',
  heart_health: 'Heart health',
} as const

export type Scope = keyof typeof SCOPES

/** Oura's OAuth (docs/oura.md): client id and secret in the form, refresh tokens that work once. */
export const OURA_OAUTH: CloudOAuth = {
  label: 'Oura',
  authorizePath: '/oauth/authorize',
  tokenPath: '/oauth/token',
  scopes: SCOPES,
  leastStateLength: 0,
  accessLifetimeMs: DAY_MS,
  refreshes: () => true,
  basic: false,
}
