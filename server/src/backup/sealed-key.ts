import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { PASSPHRASE_MINIMUM, PASSPHRASE_TOO_SHORT } from '@corner/contract/constants/backups.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import type { SealedKey } from './format.ts'

/** About half a second and 128 MB for one guess (RFC 7914; the cost that OWASP's password storage sheet names first). */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const KEY_BYTES = 32

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)

/** Encrypts the key of an installation with AES-256-GCM. @throws Refusal for a passphrase that is too short */
export async function sealKey(key: string, passphrase: string): Promise<SealedKey> {
  if (passphrase.length < PASSPHRASE_MINIMUM) {
    throw new Refusal('bad_input', PASSPHRASE_TOO_SHORT, { fields: { passphrase: PASSPHRASE_TOO_SHORT } })
  }
  const [salt, nonce] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', await derive(passphrase, salt, KEY_BYTES, COST), nonce)
  const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()])
  const [a, b, c, d] = [salt, nonce, cipher.getAuthTag(), text].map((bytes) => bytes.toString('base64'))
  return { salt: a, nonce: b, tag: c, text: d } as SealedKey
}

/** @throws Refusal for another passphrase */
export async function openSealedKey(sealed: SealedKey, passphrase: string): Promise<string> {
  const bytesOf = (name: keyof SealedKey) => Buffer.from(sealed[name], 'base64')
  const key = await derive(passphrase, bytesOf('salt'), KEY_BYTES, COST)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytesOf('nonce')).setAuthTag(bytesOf('tag'))
    return Buffer.concat([decipher.update(bytesOf('text')), decipher.final()]).toString('utf8')
  } catch (error) {
    const sentence = 'The passphrase does not open the key in this backup'
    throw new Refusal('bad_input', sentence, { fields: { passphrase: sentence }, cause: error })
  }
}
