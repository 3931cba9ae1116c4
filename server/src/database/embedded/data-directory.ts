import { chmod, mkdir, readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { StartFailure } from '../../startup/start-failure.ts'
import { isRoot } from './system-user.ts'

const REPOSITORY = resolve(import.meta.dirname, '../../../..')
/** As root: others may traverse the folder (PostgreSQL's user must reach its cluster), but not list it. */
const PASSABLE = 0o711
const CLOSED = 0o700

/** The default `DATA_DIR`. A demo has a folder of its own, because it must never become a service. */
export function defaultDataDirectory(mode: 'demo' | 'serve'): string {
  const place = isRoot() ? '/var/lib/corner' : resolve(REPOSITORY, 'data')
  return mode === 'demo' ? `${place}-demo` : place
}

/**
 * Creates the folder if it is missing. A new or empty one gets the mode we need; one with contents keeps the operator's.
 * @throws StartFailure when it cannot be created or is not a folder
 */
export async function ensureDataDirectory(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    // With chmod, because the umask would reduce the mode given to mkdir.
    if ((await readdir(dataDir)).length === 0) await chmod(dataDir, isRoot() ? PASSABLE : CLOSED)
  } catch (error) {
    throw new StartFailure(`The data directory ${dataDir} cannot be used: ${(error as Error).message}.`, error)
  }
}
