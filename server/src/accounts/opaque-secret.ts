import { createHash, randomBytes } from 'node:crypto'

/** 256 bits cannot be guessed, so a fast hash is enough to store it. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashSecret(secret) }
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
