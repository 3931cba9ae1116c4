import type { Connection } from '../database/database.ts'
import { reasonOf } from '../log/error-fields.ts'
import { StartFailure } from '../startup/start-failure.ts'
import type { BackupFolder } from './backup-folder.ts'
import { makeBackup } from './make-backup.ts'
import { pendingMigrations } from './pending-migrations.ts'
import { readBackup } from './read-backup.ts'
import type { StoredBackup } from './stored-backup.ts'

/**
 * Backs up a database whose tables this start will change, and reads the file back: tables never go back, so this is the way to
 * the release before.
 * @returns undefined: the tables are up to date, or new
 * @throws StartFailure where it cannot be written; nothing was changed
 */
export async function backUpBeforeUpdate(
  owner: Connection,
  folder: BackupFolder,
  now: Date,
): Promise<StoredBackup | undefined> {
  if ((await pendingMigrations(owner)).length === 0) return undefined
  try {
    const made = await makeBackup(owner, await folder.place(now), { origin: 'before_update', now, waits: true })
    await readBackup(folder.pathOf(made.name))
    return made
  } catch (error) {
    throw new StartFailure(
      `The tables are from an earlier Corner, and the backup before their update failed: ${reasonOf(error)} Nothing was changed. Start again when that is mended, or once with BACKUP_BEFORE_UPDATE=off.`,
      error,
    )
  }
}
