import { backUpBeforeUpdate } from '../backup/backup-before-update.ts'
import type { BackupFolder } from '../backup/backup-folder.ts'
import { assertNoneUnfinished } from '../backup/unfinished-restore.ts'
import { ADVISORY_LOCKS, takeAdvisoryLock, tryAdvisoryLock } from '../database/advisory-locks.ts'
import { withClient } from '../database/with-client.ts'
import { type DatabaseAccess, prepareDatabase } from './prepare-database.ts'

interface UpdateParts {
  /** Where the backup before the update goes; undefined: none is made. */
  folder: BackupFolder | undefined
  print(line: string): void
}

/**
 * Brings the tables up to date, after a backup of those of an earlier Corner. A server that starts meanwhile waits, and finds
 * nothing left to do.
 * @throws StartFailure with a sentence for the operator
 */
export async function updateTables(access: DatabaseAccess, { folder, print }: UpdateParts): Promise<void> {
  await withClient(access.owner, async (client) => {
    if (!(await tryAdvisoryLock(client, ADVISORY_LOCKS.update))) {
      print('Another server is bringing the tables up to date. This one waits for it.')
      await takeAdvisoryLock(client, ADVISORY_LOCKS.update)
    }
    await assertNoneUnfinished(client)
    const made = folder && (await backUpBeforeUpdate(access.owner, folder, new Date()))
    if (made) print(`Backed up before the update of the tables: ${made.name}`)
    await prepareDatabase(access)
  })
}
