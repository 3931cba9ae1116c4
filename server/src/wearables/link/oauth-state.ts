import { createHash, randomBytes } from 'node:crypto'

const STATE_BYTES = 32
const LIFETIME_MS = 10 * 60_000

/** 256 random bits that identify the user when the browser returns from the provider; only the hash is stored. */
export function newState(now: Date): { state: string; hash: Buffer; expiresAt: Date } {
  const state = randomBytes(STATE_BYTES).toString('base64url')
  return { state, hash: hashState(state), expiresAt: new Date(now.getTime() + LIFETIME_MS) }
}

export function hashState(state: string): Buffer {
  return createHash('sha256').update(state).digest()
}
