import { createHmac } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { networkOf } from '../rate-limits/network.ts'
import { deriveKey, type KeyRing } from '../secrets/key-ring.ts'
import * as store from './known-network-store.ts'

/** How long a network is remembered after a person last used Corner there. */
const NETWORK_DAYS = 90
const DAY_MS = 86_400_000
const MAX_OF_A_USER = 50
/** Looked up when there is no account, so that the answer takes as long. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

export interface NetworkParts {
  database: Database
  keyRing: KeyRing
  now(): Date
}

/**
 * Whether a person signed in from this address's network within 90 days. If so, failed attempts by others on the same network
 * do not lock them out.
 * @param userId undefined: there is no such person, so false
 */
export function isKnownNetwork(
  { database, keyRing, now }: NetworkParts,
  userId: string | undefined,
  address: string,
): Promise<boolean> {
  const user_id = userId ?? NOBODY
  return store.hasNetwork(database, user_id, hashNetwork(keyRing, user_id, address), daysBefore(now(), NETWORK_DAYS))
}

/** After a sign-in. */
export async function rememberNetwork(
  db: Database,
  { keyRing, now }: Omit<NetworkParts, 'database'>,
  user_id: string,
  address: string,
): Promise<void> {
  const network_hash = hashNetwork(keyRing, user_id, address)
  await store.insertNetwork(db, { user_id, network_hash, last_seen: now() }, MAX_OF_A_USER)
}

/**
 * When a session continues, only a network that is known already is updated. Other networks that a phone passes through are not
 * recorded.
 */
export async function keepNetwork(
  db: Database,
  { keyRing, now }: Omit<NetworkParts, 'database'>,
  user_id: string,
  address: string,
): Promise<void> {
  const network_hash = hashNetwork(keyRing, user_id, address)
  await store.touchNetwork(db, { user_id, network_hash, last_seen: now() }, daysBefore(now(), 1))
}

export async function deleteOldNetworks(db: Database, now: Date): Promise<void> {
  await store.deleteNetworksBefore(db, daysBefore(now, NETWORK_DAYS))
}

/** Keyed, because all networks could be tried by brute force, and per user, so that it does not reveal who trains together. */
function hashNetwork([current]: KeyRing, user_id: string, address: string): Buffer {
  return createHmac('sha256', deriveKey(current, 'known networks'))
    .update(`${user_id}\n${networkOf(address)}`)
    .digest()
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS)
}
