import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { BackupFolder } from '../backup/backup-folder.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { ownKeyText } from '../backup/own-key.ts'
import { readBackup } from '../backup/read-backup.ts'
import { countRows } from '../backup/row-counts.ts'
import { sealKey } from '../backup/sealed-key.ts'
import type { StoredBackup } from '../backup/stored-backup.ts'
import { type Configuration, readConfiguration } from '../configuration/configuration.ts'
import { changeOwner } from '../database/embedded/change-owner.ts'
import { defaultDataDirectory } from '../database/embedded/data-directory.ts'
import { isRoot } from '../database/embedded/system-user.ts'
import { step } from '../startup/progress.ts'
import { StartFailure } from '../startup/start-failure.ts'
import { askPassphrase } from './ask-passphrase.ts'
import { asksForHelp } from './asks-for-help.ts'
import { backupTarget } from './backup-target.ts'
import { accessAsOwner } from './owner-access.ts'

const USAGE = 'npm run backup -- [--to FILE] [--force] [--with-key] [--demo]'
const HELP = `${USAGE}

Makes one backup while Corner runs or not, of the database in DATA_DIR or DATABASE_URL.

  --to FILE    into this file, or into this folder; without it, into the folder backups of the data directory
  --force      replaces the file that --to names
  --with-key   with the key of the installation, sealed with a passphrase: BACKUP_PASSPHRASE, or asked at the terminal. It seals
               the key alone: whoever has the file can read all else in it
  --demo       of the demo that npm start runs, when DATA_DIR is not set
  --help       this text`

const COMPARED_LATER =
  'It was read back, but not restored and compared: Compare does that, beside the backup under Admin Dashboard, Backups.'

/**
 * `npm run backup -- [--to FILE] [--force] [--with-key] [--demo]`: one backup into the folder of backups, or into a file, while Corner
 * runs or not. What was written is read back before it counts.
 * @throws StartFailure or Refusal with a sentence for the operator
 */
export async function backUp(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  if (asksForHelp(args)) return console.log(HELP)
  const { to, isForced, withKey, demo } = readArguments(args)
  const settings = readConfiguration(environment)
  const dataDir = settings.dataDir ?? defaultDataDirectory(demo ? 'demo' : 'serve')
  const now = new Date()
  const target = to === undefined ? undefined : await backupTarget(to, now, isForced)
  const owner = await accessAsOwner(settings, dataDir)
  const sealedKey = withKey ? await sealOwnKey(settings, dataDir, environment) : undefined
  const folder = new BackupFolder(dataDir)
  const path = target ?? (await folder.place(now))
  const request = { origin: 'asked', sealedKey, now } as const
  const made = await step('Writing the backup', () => makeBackup(owner, path, request), console.log)
  const { totals } = await step('Reading it back', () => readBackup(path), console.log)
  if (target === undefined) await giveToOwner(folder.path, dataDir)
  const rows = countRows(totals.tables)
  console.log(
    `${path}\n  ${totals.tables.length} tables, ${rows} rows, ${sizeOf(made)}${keyNote(withKey)}\n  ${COMPARED_LATER}`,
  )
}

interface BackupArguments {
  to: string | undefined
  isForced: boolean
  withKey: boolean
  demo: boolean
}

function readArguments(args: readonly string[]): BackupArguments {
  const isGiven = { type: 'boolean' } as const
  const options = { to: { type: 'string' }, force: isGiven, 'with-key': isGiven, demo: isGiven } as const
  try {
    const { values } = parseArgs({ args: [...args], options })
    const { to, force: isForced = false, 'with-key': withKey = false, demo = false } = values
    return { to, isForced, withKey, demo }
  } catch (error) {
    throw new StartFailure(`${USAGE}: ${(error as Error).message}`)
  }
}

async function sealOwnKey({ key: setting }: Configuration, dataDir: string, environment: NodeJS.ProcessEnv) {
  const key = ownKeyText(setting, dataDir)
  return sealKey(key, await askPassphrase(environment, 'new'))
}

/** Run as root, beside a Corner that runs as a user of its own and has to read and remove them. */
async function giveToOwner(folder: string, dataDir: string): Promise<void> {
  if (!isRoot()) return
  const { uid, gid } = await stat(dataDir)
  await changeOwner(folder, { uid, gid })
}

function sizeOf({ bytes }: StoredBackup): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

function keyNote(withKey: boolean): string {
  return withKey
    ? ', with the key, encrypted with the passphrase. It seals the key alone: whoever has the file can read all else in it.'
    : '. The key is not in it: keep the file "key" of the data directory in another place. Beside that, whoever has the file can read all of it.'
}
