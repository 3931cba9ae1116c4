import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { planKey } from '../backup/brought-key.ts'
import { readHeader } from '../backup/read-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { rowsIn } from '../backup/row-counts.ts'
import { readConfiguration } from '../configuration/configuration.ts'
import { defaultDataDirectory, ensureDataDirectory } from '../database/embedded/data-directory.ts'
import { step } from '../startup/progress.ts'
import { StartFailure } from '../startup/start-failure.ts'
import { askPassphrase } from './ask-passphrase.ts'
import { prepareDatabase } from './prepare-database.ts'
import { provideDatabase } from './provide-database.ts'

const USAGE = 'npm run restore -- FILE [--demo]'

/**
 * `npm run restore -- FILE [--demo]`: brings a backup into an empty data directory, or the empty database of DATABASE_URL, and
 * up to date for this Corner.
 * @throws StartFailure or Refusal with a sentence for the operator; nothing was changed
 */
export async function restore(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { file, demo } = readArguments(args)
  const settings = readConfiguration(environment)
  const dataDir = settings.dataDir ?? defaultDataDirectory(demo ? 'demo' : 'serve')
  const header = await readHeader(file)
  const passphrase = header.sealedKey ? await askPassphrase(environment, 'existing') : undefined
  const keys = await planKey(header, passphrase, { key: settings.key, dataDir })
  await ensureDataDirectory(dataDir)
  const provided = await provideDatabase(settings, dataDir)
  const { totals } = await step('Restoring', () => restoreBackup(provided.owner, file), console.log)
  await keys.place()
  await step('Bringing the tables up to date', () => prepareDatabase(provided), console.log)
  const rowsOf = (table: string) => rowsIn(totals.tables, table)
  console.log(
    `Restored the backup of ${header.madeAt}: ${rowsOf('users')} people, ${rowsOf('teams')} teams, ${rowsOf('recoveries')} recoveries.`,
  )
  if (keys.missing.length > 0)
    console.log(
      `The links of devices are sealed with the key ${keys.missing.join(', ')}, which is not here: put the file "key" of that installation into ${dataDir}, mode 600, before the start.`,
    )
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
