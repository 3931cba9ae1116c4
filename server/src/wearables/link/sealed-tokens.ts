import type { TokenPair } from '@corner/wearables/provider.ts'
import type { Series } from '../../measurements/series.ts'
import type { KeyRing } from '../../secrets/key-ring.ts'
import { seal, unseal } from '../../secrets/seal.ts'
import type { Connection } from './connection-store.ts'

type TokenColumn = 'access_token' | 'refresh_token'

/** An encrypted token can be decrypted only in its own row and column. */
function place({ user_id, provider }: Series, column: TokenColumn): string {
  return `wearable_connections/${user_id}/${provider}/${column}`
}

/** The columns of a stored pair. */
export function sealPair(keyRing: KeyRing, series: Series, pair: TokenPair) {
  return {
    access_token: seal(keyRing, pair.accessToken, place(series, 'access_token')),
    refresh_token: pair.refreshToken === null ? null : seal(keyRing, pair.refreshToken, place(series, 'refresh_token')),
    token_expires_at: pair.expiresAt,
    ...(pair.scopes && { scopes: pair.scopes }),
  }
}

/** undefined: the link has no such token. */
export function openToken(keyRing: KeyRing, link: Connection, column: TokenColumn): string | undefined {
  const sealed = link[column]
  return sealed ? unseal(keyRing, sealed, place(link, column)) : undefined
}
