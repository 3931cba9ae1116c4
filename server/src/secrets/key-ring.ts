import { createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { link, mkdir, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const KEY_BYTES = 32

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
  return parseKeys(fromEnvironment?.trim() || (await keyFile(keyPath(dataDir))))
}

/** The ids of the existing keys; none before the first start. @throws Error as `loadKeyRing` */
export function existingKeyIds(fromEnvironment: string | undefined, dataDir: string): string[] {
  const path = keyPath(dataDir)
  const text = fromEnvironment?.trim() || (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  return text === undefined ? [] : parseKeys(text).map(({ id }) => id)
}

export function keyPath(dataDir: string): string {
  return join(dataDir, 'key')
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

async function keyFile(path: string): Promise<string> {
  if (existsSync(path)) return readFileSync(path, 'utf8')
  await mkdir(dirname(path), { recursive: true })
  const written = `${path}.${randomUUID()}`
  await writeFile(written, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    // A hard link is created atomically: of two processes that start together one creates the key, and both read it.
    await link(written, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(written)
  }
  return readFileSync(path, 'utf8')
}

/** Derives a key for one purpose, so that a leak of one key reveals no other. */
export function deriveKey(master: MasterKey, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master.bytes, '', `corner ${purpose}`, KEY_BYTES))
}
