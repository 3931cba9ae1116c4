import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Refusal } from '@corner/contract/refusal.ts'
import { BackupFolder } from '../backup/backup-folder.ts'
import { assertFits, checkBackup } from '../backup/backup-purpose.ts'
import { beginAnew } from '../backup/begin-anew.ts'
import { type KeyPlan, planKey } from '../backup/brought-key.ts'
import type { BackupHeader } from '../backup/format.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { rowsIn } from '../backup/row-counts.ts'
import { noteFinished } from '../backup/unfinished-restore.ts'
import { type Configuration, readConfiguration } from '../configuration/configuration.ts'
import { type Connection, openDatabase, openPool } from '../database/database.ts'
import { defaultDataDirectory, ensureDataDirectory } from '../database/embedded/data-directory.ts'
import { withClient } from '../database/with-client.ts'
import { type Purpose, readPurpose } from '../demo/database-purpose.ts'
import { step } from '../startup/progress.ts'
import { StartFailure } from '../startup/start-failure.ts'
import { endLinksOfLostKey } from '../wearables/link/sealing-keys.ts'
import { askPassphrase } from './ask-passphrase.ts'
import { asksForHelp } from './asks-for-help.ts'
import { prepareDatabase } from './prepare-database.ts'
import { provideDatabase } from './provide-database.ts'

const USAGE = 'npm run restore -- FILE [--without-key] [--demo]'
const HELP = `${USAGE}

Brings a backup into an empty data directory, or into the empty database of DATABASE_URL.

  FILE           a backup that Corner made
  --without-key  leaves the key in the backup sealed, also where its passphrase is forgotten: everybody signs in again, and athletes
                 link their devices again
  --demo         into the data directory of the demo, when DATA_DIR is not set, for npm start
  --help         this text

BACKUP_PASSPHRASE is the passphrase of the key in the backup; without it, it is asked at the terminal.`

/**
 * `npm run restore -- FILE [--without-key] [--demo]`: brings a backup into an empty data directory, or the empty database of DATABASE_URL, and
 * up to date for this Corner.
 * @throws StartFailure or Refusal with a sentence for the operator; nothing was changed
 */
export async function restore(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  if (asksForHelp(args)) return console.log(HELP)
  const { file, withoutKey, demo } = readArguments(args)
  const settings = readConfiguration(environment)
  const dataDir = settings.dataDir ?? defaultDataDirectory(demo ? 'demo' : 'serve')
  const { header, purpose } = await step('Checking the file', () => checkBackup(file), console.log)
  assertFits(purpose, targetOf(settings, demo))
  const keys = await planKeyAtTerminal(header, withoutKey, environment, { key: settings.key, dataDir })
  await ensureDataDirectory(dataDir)
  const provided = await provideDatabase(settings, dataDir)
  assertFits(purpose, await purposeOf(provided.owner))
  const bringIn = () => restoreBackup(provided.owner, file, { beforeVisible: keys.place, isNoted: true })
  const { totals } = await step('Restoring', bringIn, console.log)
  await step('Bringing the tables up to date', () => prepareDatabase(provided), console.log)
  const ended = withoutKey ? await endLinks(provided.owner, keys.missing) : 0
  await beginAnew(provided.owner, new BackupFolder(dataDir), new Date())
  await withClient(provided.owner, noteFinished)
  const rowsOf = (table: string) => rowsIn(totals.tables, table)
  console.log(
    `Restored the backup of ${header.madeAt}: ${rowsOf('users')} people, ${rowsOf('teams')} teams, ${rowsOf('recoveries')} recoveries.`,
  )
  if (purpose === 'demo')
    console.log(
      'This is a backup of the demo: npm start, with the same DATA_DIR or DATABASE_URL, starts it. npm run serve does not.',
    )
  if (withoutKey)
    console.log(
      `Restored without its key: everybody signs in again, and ${ended === 1 ? '1 athlete links a device' : `${ended} athletes link their devices`} again.`,
    )
  else if (keys.missing.length > 0)
    console.log(
      `The links of devices are sealed with the key ${keys.missing.join(', ')}, which is not here: put the file "key" of that installation into ${dataDir}, mode 600, before the start.`,
    )
}

/** @throws StartFailure or Refusal that names the way without the key */
async function planKeyAtTerminal(
  header: BackupHeader,
  withoutKey: boolean,
  environment: NodeJS.ProcessEnv,
  place: Parameters<typeof planKey>[2],
): Promise<KeyPlan> {
  if (withoutKey || !header.sealedKey) return planKey(header, undefined, place)
  const way = 'Where the passphrase is forgotten, --without-key restores all else: athletes link their devices again.'
  try {
    return await planKey(header, await askPassphrase(environment, 'existing'), place)
  } catch (error) {
    if (error instanceof StartFailure) throw new StartFailure(`${error.message} ${way}`, error)
    if (error instanceof Refusal && error.details.fields?.passphrase)
      throw new StartFailure(`${error.message}. ${way}`, error)
    throw error
  }
}

/** @returns how many links have ended */
async function endLinks(owner: Connection, missingKeys: readonly string[]): Promise<number> {
  await using database = openDatabase(openPool({ ...owner, max: 1 }))
  let ended = 0
  for (const id of missingKeys) ended += await endLinksOfLostKey(database, id)
  return ended
}

/** What the database will be started for, as far as the command says it: a folder with another name may become either. */
function targetOf({ dataDir, databaseUrl }: Configuration, demo: boolean): Purpose | undefined {
  if (demo) return 'demo'
  return dataDir === undefined && databaseUrl === undefined ? 'service' : undefined
}

/** What it was started for before. */
async function purposeOf(owner: Connection): Promise<Purpose | undefined> {
  await using database = openDatabase(openPool({ ...owner, max: 1 }))
  return await readPurpose(database)
}

interface RestoreArguments {
  file: string
  withoutKey: boolean
  demo: boolean
}

function readArguments(args: readonly string[]): RestoreArguments {
  const found = parse(args)
  if (!existsSync(found.file)) throw new StartFailure(`${found.file} is not there. ${USAGE}`)
  return found
}

function parse(args: readonly string[]): RestoreArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'without-key': { type: 'boolean' }, demo: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new Error('name one file')
    return { file, withoutKey: values['without-key'] ?? false, demo: values.demo ?? false }
  } catch (error) {
    throw new StartFailure(`${USAGE}: ${(error as Error).message}`)
  }
}
