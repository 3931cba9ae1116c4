import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedDatabase } from './embedded-database.ts'

/**
 * Removes data directories that killed processes left behind, whose servers may still run. One in use is locked, and stays, and
 * so does one of another user.
 * @param prefix of their names in the folder
 */
export async function removeLeftClusters(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue
    const dataDir = join(folder, name)
    const left = await startEmbeddedDatabase({ dataDir, onProgress: () => {} }).catch(() => undefined)
    if (!left) continue
    await left.stop()
    await removeCluster(dataDir)
  }
}

/** Removes the data directory of a server that was stopped. */
export const removeCluster = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
