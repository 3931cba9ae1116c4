import type { Clock } from '../clock.ts'
import type { Client } from './clients.ts'
import type { CloudOAuth } from './cloud-oauth.ts'
import type { Grants } from './grants.ts'

/** The state behind the consent page and the tokens. */
export interface OAuthState {
  oauth: CloudOAuth
  seed: number
  clock: Clock
  /** By their id. */
  clients: Map<string, Client>
  grants: Grants
}
