import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
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
import { accessAsOwner } from './owner-access.ts'

const USAGE = 'npm run backup -- [--to FILE] [--with-key] [--demo]'
const HELP = `${USAGE}

Makes one backup while Corner runs or not, of the database in DATA_DIR or DATABASE_URL.

  --to FILE    into this file; without it, into the folder backups of the data directory
  --with-key   with the key of the installation, sealed with a passphrase: BACKUP_PASSPHRASE, or asked at the terminal
  --demo       of the demo that npm start runs, when DATA_DIR is not set
  --help       this text`

/**
 * `npm run backup -- [--to FILE] [--with-key] [--demo]`: one backup into the folder of backups, or into a file, while Corner
 * runs or not. What was written is read back before it counts.
 * @throws StartFailure or Refusal with a sentence for the operator
 */
export async function backUp(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  if (asksForHelp(args)) return console.log(HELP)
  const { to, withKey, demo } = readArguments(args)
  const settings = readConfiguration(environment)
  const dataDir = settings.dataDir ?? defaultDataDirectory(demo ? 'demo' : 'serve')
  const owner = await accessAsOwner(settings, dataDir)
  const sealedKey = withKey ? await sealOwnKey(settings, dataDir, environment) : undefined
  const folder = new BackupFolder(dataDir)
  const now = new Date()
  const path = to === undefined ? await folder.place(now) : resolve(to)
  const request = { origin: 'asked', sealedKey, now } as const
  const made = await step('Writing the backup', () => makeBackup(owner, path, request), console.log)
  const { totals } = await step('Reading it back', () => readBackup(path), console.log)
  if (to === undefined) await giveToOwner(folder.path, dataDir)
  const rows = countRows(totals.tables)
  console.log(`${path}\n  ${totals.tables.length} tables, ${rows} rows, ${sizeOf(made)}${keyNote(withKey)}`)
}

function readArguments(args: readonly string[]): { to: string | undefined; withKey: boolean; demo: boolean } {
  const options = { to: { type: 'string' }, 'with-key': { type: 'boolean' }, demo: { type: 'boolean' } } as const
  try {
    const { values } = parseArgs({ args: [...args], options })
    return { to: values.to, withKey: values['with-key'] ?? false, demo: values.demo ?? false }
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
    ? ', with the key, encrypted with the passphrase'
    : '. The key is not in it: keep the file "key" of the data directory in another place.'
}
