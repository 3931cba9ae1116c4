import { chmod, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../database/embedded/embedded-database.ts'
import { removeCluster, removeLeftClusters } from '../database/embedded/left-clusters.ts'
import { SCRATCH_CLUSTER_SETTINGS } from '../database/embedded/settings.ts'
import { reasonOf } from '../log/error-fields.ts'
import { digestTables } from './digest-tables.ts'
import type { TableTotal } from './format.ts'
import { restoreBackup } from './restore-backup.ts'
import { countRows } from './row-counts.ts'
import type { Proof } from './stored-backup.ts'

/** Also in change-owner.ts, which knows what is ours in a data directory. */
const SCRATCH_PREFIX = 'postgres-proving-'

/**
 * Restores a backup into a scratch database, as an operator would after a loss, and compares each table with what the backup
 * says it held.
 * @param folder the data directory, where the scratch database lives meanwhile: it takes as much room as the database itself
 * @returns a failure, too: a backup that cannot be restored is the finding
 */
export async function proveBackup(path: string, folder: string, now: () => Date): Promise<Proof> {
  try {
    const { rows, differing } = await compareRestored(path, folder)
    const detail =
      differing.length > 0
        ? `After restoring, these tables differ: ${differing.join(', ')}.`
        : `Restored into an empty database: all ${rows} rows are equal.`
    return { at: now(), equal: differing.length === 0, detail }
  } catch (error) {
    return { at: now(), equal: false, detail: `It could not be restored: ${reasonOf(error)}` }
  }
}

async function compareRestored(path: string, folder: string): Promise<{ rows: number; differing: string[] }> {
  await removeLeftClusters(folder, SCRATCH_PREFIX)
  const dataDir = await mkdtemp(join(folder, SCRATCH_PREFIX))
  try {
    await chmod(dataDir, 0o711) // as root, PostgreSQL's user must be able to enter
    const scratch = await startEmbeddedDatabase({ dataDir, onProgress: () => {}, settings: SCRATCH_CLUSTER_SETTINGS })
    try {
      const { totals } = await restoreBackup(scratch.owner, path)
      const restored = await digestTables(scratch.owner)
      return { rows: countRows(restored), differing: findDiffering(totals.tables, restored) }
    } finally {
      await scratch.stop()
    }
  } finally {
    await removeCluster(dataDir)
  }
}

/** Names of the tables that only one side has, or whose rows are not the same. */
export function findDiffering(written: readonly TableTotal[], restored: readonly TableTotal[]): string[] {
  const names = new Set([...written, ...restored].map(({ table }) => table))
  const digestOf = (totals: readonly TableTotal[], name: string) => totals.find(({ table }) => table === name)?.sha256
  return [...names].filter((name) => digestOf(written, name) !== digestOf(restored, name))
}
