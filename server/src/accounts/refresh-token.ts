import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKey, type KeyRing } from '../secrets/key-ring.ts'
import { hashSecret } from './opaque-secret.ts'

const ID_BYTES = 16
const SECRET_BYTES = 32
const SIGNATURE_BYTES = 16
const UNSIGNED_BYTES = ID_BYTES + SECRET_BYTES

/**
 * A refresh token: its session's id, 256 random bits, and a signature of both. The signature identifies our tokens after their
 * row is gone: a signed token that is no longer stored was used before.
 */
export function newRefreshToken([current]: KeyRing, sessionId: string): { token: string; hash: Buffer } {
  const unsigned = Buffer.concat([Buffer.from(sessionId.replaceAll('-', ''), 'hex'), randomBytes(SECRET_BYTES)])
  const token = Buffer.concat([unsigned, sign(deriveKey(current, PURPOSE), unsigned)]).toString('base64url')
  return { token, hash: hashSecret(token) }
}

/**
 * The session in a token that we signed, byte for byte as issued; undefined: forged, changed, or from before tokens were
 * signed.
 */
export function readSessionId(ring: KeyRing, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== UNSIGNED_BYTES + SIGNATURE_BYTES) return undefined
  // Other strings decode to the same bytes. They are not stored, so they would look like tokens that were used before.
  if (bytes.toString('base64url') !== token) return undefined
  const [unsigned, signature] = [bytes.subarray(0, UNSIGNED_BYTES), bytes.subarray(UNSIGNED_BYTES)]
  const isOurs = ring.some((master) => timingSafeEqual(sign(deriveKey(master, PURPOSE), unsigned), signature))
  if (!isOurs) return undefined
  return unsigned
    .subarray(0, ID_BYTES)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const PURPOSE = 'refresh tokens'

function sign(key: Buffer, unsigned: Buffer): Buffer {
  return createHmac('sha256', key).update(unsigned).digest().subarray(0, SIGNATURE_BYTES)
}
