import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../database/embedded/embedded-database.ts'
import { NEW_CLUSTER_SETTINGS } from '../database/embedded/settings.ts'
import { reasonOf } from '../log/error-fields.ts'
import { digestTables } from './digest-tables.ts'
import type { TableTotal } from './format.ts'
import { restoreBackup } from './restore-backup.ts'
import type { Proof } from './stored-backup.ts'

/** The scratch database is deleted afterwards, so nothing in it must survive a power cut. */
const SCRATCH_SETTINGS = { ...NEW_CLUSTER_SETTINGS, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
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
  await removeLeftovers(folder)
  const dataDir = await mkdtemp(join(folder, SCRATCH_PREFIX))
  try {
    await chmod(dataDir, 0o711) // as root, PostgreSQL's user must be able to enter
    const scratch = await startScratch(dataDir)
    try {
      const { totals } = await restoreBackup(scratch.owner, path)
      const restored = await digestTables(scratch.owner)
      const rows = restored.reduce((sum, table) => sum + table.rows, 0)
      return { rows, differing: findDiffering(totals.tables, restored) }
    } finally {
      await scratch.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

function startScratch(dataDir: string): Promise<EmbeddedDatabase> {
  return startEmbeddedDatabase({ dataDir, onProgress: () => {}, settings: SCRATCH_SETTINGS })
}

/** Of a process that was killed: its server may still run. One in use is locked, and stays. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(SCRATCH_PREFIX)) continue
    const dataDir = join(folder, name)
    const left = await startScratch(dataDir).catch(() => undefined)
    if (!left) continue
    await left.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Names of the tables that only one side has, or whose rows are not the same. */
export function findDiffering(written: readonly TableTotal[], restored: readonly TableTotal[]): string[] {
  const names = new Set([...written, ...restored].map(({ table }) => table))
  const digestOf = (totals: readonly TableTotal[], name: string) => totals.find(({ table }) => table === name)?.sha256
  return [...names].filter((name) => digestOf(written, name) !== digestOf(restored, name))
}
