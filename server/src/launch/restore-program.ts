import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { assertFits, checkBackup } from '../backup/backup-purpose.ts'
import { planKey } from '../backup/brought-key.ts'
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
import { askPassphrase } from './ask-passphrase.ts'
import { asksForHelp } from './asks-for-help.ts'
import { prepareDatabase } from './prepare-database.ts'
import { provideDatabase } from './provide-database.ts'

const USAGE = 'npm run restore -- FILE [--demo]'
const HELP = `${USAGE}

Brings a backup into an empty data directory, or into the empty database of DATABASE_URL.

  FILE     a backup that Corner made
  --demo   into the data directory of the demo, when DATA_DIR is not set, for npm start
  --help   this text

BACKUP_PASSPHRASE is the passphrase of the key in the backup; without it, it is asked at the terminal.`

/**
 * `npm run restore -- FILE [--demo]`: brings a backup into an empty data directory, or the empty database of DATABASE_URL, and
 * up to date for this Corner.
 * @throws StartFailure or Refusal with a sentence for the operator; nothing was changed
 */
export async function restore(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  if (asksForHelp(args)) return console.log(HELP)
  const { file, demo } = readArguments(args)
  const settings = readConfiguration(environment)
  const dataDir = settings.dataDir ?? defaultDataDirectory(demo ? 'demo' : 'serve')
  const { header, purpose } = await step('Checking the file', () => checkBackup(file), console.log)
  assertFits(purpose, targetOf(settings, demo))
  const passphrase = header.sealedKey ? await askPassphrase(environment, 'existing') : undefined
  const keys = await planKey(header, passphrase, { key: settings.key, dataDir })
  await ensureDataDirectory(dataDir)
  const provided = await provideDatabase(settings, dataDir)
  assertFits(purpose, await purposeOf(provided.owner))
  const bringIn = () => restoreBackup(provided.owner, file, { beforeVisible: keys.place, isNoted: true })
  const { totals } = await step('Restoring', bringIn, console.log)
  await step('Bringing the tables up to date', () => prepareDatabase(provided), console.log)
  await withClient(provided.owner, noteFinished)
  const rowsOf = (table: string) => rowsIn(totals.tables, table)
  console.log(
    `Restored the backup of ${header.madeAt}: ${rowsOf('users')} people, ${rowsOf('teams')} teams, ${rowsOf('recoveries')} recoveries.`,
  )
  if (purpose === 'demo')
    console.log(
      'This is a backup of the demo: npm start, with the same DATA_DIR or DATABASE_URL, starts it. npm run serve does not.',
    )
  if (keys.missing.length > 0)
    console.log(
      `The links of devices are sealed with the key ${keys.missing.join(', ')}, which is not here: put the file "key" of that installation into ${dataDir}, mode 600, before the start.`,
    )
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

function readArguments(args: readonly string[]): { file: string; demo: boolean } {
  const { file, demo } = parse(args)
  if (!existsSync(file)) throw new StartFailure(`${file} is not there. ${USAGE}`)
  return { file, demo }
}

function parse(args: readonly string[]): { file: string; demo: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { demo: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new Error('name one file')
    return { file, demo: values.demo ?? false }
  } catch (error) {
    throw new StartFailure(`${USAGE}: ${(error as Error).message}`)
  }
}
