import { chmod, mkdir, readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { StartFailure } from '../../startup/start-failure.ts'
import { isRoot } from './system-user.ts'

const REPOSITORY = resolve(import.meta.dirname, '../../../..')
/** As root: others may pass through (PostgreSQL's user must reach its cluster), but not look around. */
const PASSABLE = 0o711
const CLOSED = 0o700

/** Where Corner keeps its state when `DATA_DIR` names no other place. A demo has a place of its own: it must never become a service. */
export function defaultDataDirectory(mode: 'demo' | 'serve'): string {
  const place = isRoot() ? '/var/lib/corner' : resolve(REPOSITORY, 'data')
  return mode === 'demo' ? `${place}-demo` : place
}

/**
 * Makes the folder if it is missing. A new or empty one gets the mode we need, one with contents keeps the operator's.
 * @throws StartFailure when it can neither be made nor is a folder
 */
export async function ensureDataDirectory(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    // Set, not given to mkdir: there the umask would cut it.
    if ((await readdir(dataDir)).length === 0) await chmod(dataDir, isRoot() ? PASSABLE : CLOSED)
  } catch (error) {
    throw new StartFailure(`The data directory ${dataDir} cannot be used: ${(error as Error).message}.`, error)
  }
}
