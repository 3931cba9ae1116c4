import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from '../../startup/start-failure.ts'
import { explainFailure } from './server-log.ts'

const SQLITE_BUSY = 5

/** A lock on a data directory; it ends with `release` or when the process ends, even if it is killed. */
export interface DataDirectoryClaim {
  /** Stores the address, which a second start reports. */
  announce(url: string): Promise<void>
  release(): Promise<void>
}

/**
 * Allows one app at a time on a data directory. The kernel holds the lock and drops it with the process, so neither kill -9 nor
 * a reused process id can fool it, and it works across containers that share the folder. Node has no file locks, so this uses
 * an exclusive transaction of Node's built-in SQLite.
 * @throws StartFailure when another process holds the directory, with its process id and address
 */
export async function claimDataDirectory(dataDir: string): Promise<DataDirectoryClaim> {
  const holderFile = holderPath(dataDir)
  const announce = (url?: string) => writeFile(holderFile, `${JSON.stringify({ pid: process.pid, url })}\n`)
  let lock: DatabaseSync | undefined
  try {
    lock = lockFile(join(dataDir, 'corner.lock'))
    if (lock) await announce()
  } catch (error) {
    lock?.close()
    throw await explainFailure(dataDir, 'The data directory cannot be locked', '', error)
  }
  if (!lock) throw new StartFailure(await describeHolder(dataDir))
  return {
    announce,
    async release() {
      await rm(holderFile, { force: true })
      lock.close()
    },
  }
}

/** @returns undefined when another connection or process holds it */
function lockFile(path: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
}

async function describeHolder(dataDir: string): Promise<string> {
  const holder = await readFile(holderPath(dataDir), 'utf8')
    .then(JSON.parse, () => ({}))
    .catch(() => ({}))
  const where = [holder.pid && `process ${holder.pid}`, holder.url].filter(Boolean).join(', ')
  return `Corner already runs on this data directory, ${dataDir}${where && ` (${where})`}. Stop that one first, or set DATA_DIR to another folder.`
}

function holderPath(dataDir: string): string {
  return join(dataDir, 'corner.running.json')
}
