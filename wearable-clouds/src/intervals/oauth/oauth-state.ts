import type { Clock } from '../../clock.ts'
import type { Client } from '../../oauth/clients.ts'
import type { Tokens } from './tokens.ts'

/** The state behind the consent page and the tokens. */
export interface OAuthState {
  seed: number
  clock: Clock
  /** By their id. */
  clients: Map<string, Client>
  tokens: Tokens
}
