import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connection } from '../database/database.ts'
import { withClient } from '../database/with-client.ts'
import type { BackupFolder } from './backup-folder.ts'
import { markOf } from './interrupted.ts'

/** Says since when the backups in the folder are of the people who are here now. */
const restoredMark = (folder: string) => join(folder, 'restored-at')

/**
 * After a restore: neither the failure that came with the rows nor what was made and compared here before tells anything of how
 * the restored people are backed up.
 */
export async function beginAnew(owner: Connection, folder: BackupFolder, now: Date): Promise<void> {
  await folder.provide()
  await writeFile(restoredMark(folder.path), now.toISOString(), { mode: 0o600, flush: true })
  await rm(markOf(folder.path), { force: true })
  await withClient(owner, async (client) => {
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass('public.backup_settings') is not null as "isThere"`,
    )
    // The tables may be those of a Corner from before the backups.
    if (rows[0]?.isThere) await client.query('update backup_settings set last_failure = null, last_failure_at = null')
  })
}

/** When a backup was last restored here; undefined: never, or it cannot be read. */
export async function restoredAt(folder: BackupFolder): Promise<Date | undefined> {
  const text = await readFile(restoredMark(folder.path), 'utf8').catch(() => undefined)
  const at = new Date(text ?? '')
  return Number.isNaN(at.getTime()) ? undefined : at
}
