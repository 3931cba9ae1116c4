import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey, type KeyRing } from './key-ring.ts'

/** Layout: 4 bytes key id, 12 bytes nonce, 16 bytes tag, then the ciphertext. */
const KEY_ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = KEY_ID_BYTES + NONCE_BYTES + TAG_BYTES

/**
 * Encrypts a text with AES-256-GCM under the ring's first key.
 * @param place where it will be stored (table, row, column): copied to another place, it does not decrypt
 */
export function seal(ring: KeyRing, text: string, place: string): Buffer {
  const [key] = ring
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(key, 'seal'), nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.from(key.id, 'hex'), nonce, cipher.getAuthTag(), sealed])
}

/** @throws Error when no key of the ring fits, the bytes were changed, or they were encrypted for another place */
export function unseal(ring: KeyRing, sealed: Buffer, place: string): string {
  const id = sealed.subarray(0, KEY_ID_BYTES).toString('hex')
  const key = ring.find((candidate) => candidate.id === id)
  if (!key) throw new Error(`No key with the id ${id}: CORNER_KEY must hold the key that sealed this record`)
  const nonce = sealed.subarray(KEY_ID_BYTES, KEY_ID_BYTES + NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(key, 'seal'), nonce)
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(KEY_ID_BYTES + NONCE_BYTES, HEAD_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]).toString('utf8')
}
