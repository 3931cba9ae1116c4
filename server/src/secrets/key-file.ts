import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { link, mkdir, rename, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncDirectory } from './sync-directory.ts'

export const KEY_BYTES = 32

export function keyPath(dataDir: string): string {
  return join(dataDir, 'key')
}

/** The text of `CORNER_KEY`, else of the key file; undefined before the first start. */
export function existingKeyText(fromEnvironment: string | undefined, dataDir: string): string | undefined {
  const path = keyPath(dataDir)
  return fromEnvironment?.trim() || (existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined)
}

/** The text of the key file, which is created with a new key where it is missing. */
export async function keyFileText(dataDir: string): Promise<string> {
  const path = keyPath(dataDir)
  if (!existsSync(path)) await createKeyFile(path, randomBytes(KEY_BYTES).toString('base64'))
  return readFileSync(path, 'utf8')
}

/** Puts another key into the file, as a backup brings it; the one before stays beside it. */
export async function replaceKeyFile(text: string, dataDir: string): Promise<void> {
  const path = keyPath(dataDir)
  if (existsSync(path)) await rename(path, `${path}.before-${new Date().toISOString().replaceAll(':', '')}`)
  await createKeyFile(path, text)
}

async function createKeyFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const written = `${path}.${randomUUID()}`
  await writeFile(written, `${text}\n`, { mode: 0o600, flush: true })
  try {
    // A hard link is created atomically: of two processes that start together one creates the key, and both read it.
    await link(written, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(written)
  }
  await syncDirectory(dirname(path))
}
