import { createHash, hkdfSync } from 'node:crypto'
import { existingKeyText, KEY_BYTES, keyFileText } from './key-file.ts'

/** A master key and its short id, which encrypted records carry to say which key opens them. */
interface MasterKey {
  id: string
  bytes: Buffer
}

/** The first key encrypts; every key decrypts: a new key is added in front, old ones stay until no record carries their id. */
export type KeyRing = readonly [MasterKey, ...MasterKey[]]

/**
 * Keys from `CORNER_KEY` (base64 of 32 bytes, several separated by commas, the current one first), else from the file `key` in
 * the data directory, which the first start creates with mode 600.
 * @throws Error with a sentence for the operator when a key is not 32 bytes
 */
export async function loadKeyRing(fromEnvironment: string | undefined, dataDir: string): Promise<KeyRing> {
  return parseKeys(fromEnvironment?.trim() || (await keyFileText(dataDir)))
}

/** The ids of the existing keys; none before the first start. @throws Error as `loadKeyRing` */
export function existingKeyIds(fromEnvironment: string | undefined, dataDir: string): string[] {
  return keyIdsOf(existingKeyText(fromEnvironment, dataDir) ?? '')
}

/** @throws Error as `loadKeyRing`; no text is no key */
export function keyIdsOf(text: string): string[] {
  return text === '' ? [] : parseKeys(text).map(({ id }) => id)
}

function parseKeys(text: string): KeyRing {
  const keys = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const bytes = Buffer.from(part, 'base64')
      if (bytes.length !== KEY_BYTES) throw new Error('CORNER_KEY must be base64 of 32 bytes: openssl rand -base64 32')
      return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
    })
  const [first, ...rest] = keys
  if (!first) throw new Error('CORNER_KEY is empty: openssl rand -base64 32 makes a key')
  return [first, ...rest]
}

/** Derives a key for one purpose, so that a leak of one key reveals no other. */
export function deriveKey(master: MasterKey, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master.bytes, '', `corner ${purpose}`, KEY_BYTES))
}
