import type { Readable } from 'node:stream'
import type { RestoredBackup } from '@corner/contract/entities/backups.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { type Connection, openDatabase, openPool } from '../database/database.ts'
import { endLinksOfLostKey } from '../wearables/link/sealing-keys.ts'
import type { BackupFolder } from './backup-folder.ts'
import { beginAnew } from './begin-anew.ts'
import { planKey } from './brought-key.ts'
import { receiveBackup } from './receive-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { rowsIn } from './row-counts.ts'
import { nameOf } from './stored-backup.ts'

export interface SetupRestoreParts {
  owner: Connection
  folder: BackupFolder
  dataDir: string
  configuration: Pick<Configuration, 'key'>
}

interface SentBackup {
  file: Readable
  bytes: number
  passphrase: string | undefined
  /** Whether to go on without the key that the links of devices need: their athletes link again. */
  withoutKey: boolean
}

/**
 * Brings a backup that somebody sends into this installation, which has no people yet. The file stays among the backups.
 * The caller starts Corner anew afterwards: tables, rights and key are other ones.
 * @throws Refusal before anything is changed: for the file, the passphrase, or a key that is missing
 */
export async function restoreAtSetup(
  { owner, folder, dataDir, configuration }: SetupRestoreParts,
  { file, bytes, passphrase, withoutKey }: SentBackup,
): Promise<RestoredBackup> {
  const { stored, checked } = await receiveBackup(folder, file, bytes, 'service') // a demo prints no set-up link
  const path = folder.pathOf(stored.name)
  try {
    const key = await planKey(checked.header, passphrase, { ...configuration, dataDir })
    if (!withoutKey) {
      if (stored.holdsKey && passphrase === undefined) throw passphraseMissing()
      if (key.missing.length > 0) throw keyMissing(key.missing)
    }
    let isBrought = false
    const beforeVisible = async () => {
      isBrought = await key.place()
    }
    const { totals } = await restoreBackup(owner, path, { checked, beforeVisible })
    await noteRestore(owner, stored.madeAt, key.missing)
    await beginAnew(owner, folder, new Date())
    return {
      made_at: stored.madeAt.toISOString(),
      people: rowsIn(totals.tables, 'users'),
      key: isBrought ? 'brought' : key.missing.length > 0 ? 'missing' : 'kept',
    }
  } catch (error) {
    await folder.remove(stored.name)
    throw error
  }
}

/** As the owner: the application has no rights to the new tables until Corner starts anew. */
async function noteRestore(owner: Connection, madeAt: Date, missingKeys: readonly string[]): Promise<void> {
  await using database = openDatabase(openPool({ ...owner, max: 1 }))
  await recordAudit(database, { action: 'backup_restored', details: { backup: nameOf(madeAt) } })
  for (const id of missingKeys) await endLinksOfLostKey(database, id)
}

function passphraseMissing(): Refusal {
  return atPassphrase(
    'This backup holds the key of its installation. Type the passphrase with which it was sealed, or go on without the key.',
  )
}

function keyMissing(missing: readonly string[]): Refusal {
  return atPassphrase(
    `The links of devices in this backup need the key ${missing.join(', ')}, and it is not in it. Put the file "key" of the old data directory into the new one and start Corner again, or go on without the key.`,
  )
}

function atPassphrase(sentence: string): Refusal {
  return new Refusal('bad_input', sentence, { fields: { passphrase: sentence } })
}
