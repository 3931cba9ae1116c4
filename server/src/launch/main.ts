import { providerLabel } from '@corner/contract/constants/providers.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { SECRET_SETTINGS } from '../configuration/configuration.ts'
import { demoLogins } from '../demo/logins.ts'
import { boundHeapGrowth } from '../startup/heap-growth.ts'
import { StartFailure } from '../startup/start-failure.ts'
import { PASSPHRASE_SETTING } from './ask-passphrase.ts'
import { readMode } from './mode.ts'
import { withSecretsFromFiles } from './secret-files.ts'
import { isStopping, obeyStopSignals, stopEverything, stopParts } from './stop-signals.ts'

/**
 * Programs that end by themselves: `npm run backup`, `npm run restore` and `npm run db:distribute`. Each is loaded when it is
 * asked for: all of the server takes a second more.
 */
const ERRANDS = {
  backup: async () => (await import('./backup-program.ts')).backUp,
  restore: async () => (await import('./restore-program.ts')).restore,
  distribute: async () => (await import('./distribute-program.ts')).distributeDatabase,
} as const

/**
 * The program: starts Corner in the mode given by the arguments, prints its address, and runs until it is stopped; or runs an
 * errand.
 */
export async function main([first = '', ...others]: readonly string[]): Promise<void> {
  obeyStopSignals()
  try {
    const environment = withSecretsFromFiles(process.env, [...SECRET_SETTINGS, PASSPHRASE_SETTING])
    if (first in ERRANDS) {
      const errand = await ERRANDS[first as keyof typeof ERRANDS]()
      await errand(others, environment)
      return await stopEverything(0)
    }
    await run(first === '' ? [] : [first, ...others], environment)
  } catch (error) {
    await fail(error)
  }
}

async function run(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const startedAtMs = performance.now()
  boundHeapGrowth()
  const mode = readMode(args)
  const { startCorner } = await import('./start-corner.ts')
  const corner = await startCorner(mode, environment, () => restart(args, environment))
  console.log(`Ready on ${corner.url} after ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`)
  for (const [provider, url] of Object.entries(corner.clouds))
    console.log(`  with the ${providerLabel(provider)} simulator ${url}`)
  if (corner.setupUrl) console.log(`\nThe first administrator registers here, once:\n  ${corner.setupUrl}`)
  if (mode === 'demo') console.log(`\n${demoLogins()}`)
}

/**
 * After a backup was restored into the running installation: its tables, rights and key are other ones. Its settings are not:
 * the files of secrets may be readable to root alone, who started us.
 */
async function restart(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  console.log('A backup was restored: Corner starts anew')
  try {
    await stopParts()
    if (!isStopping()) await run(args, environment)
  } catch (error) {
    await fail(error)
  }
}

async function fail(error: unknown): Promise<void> {
  const isForOperator = error instanceof StartFailure || error instanceof Refusal
  if (!isStopping()) console.error(isForOperator ? error.message : error)
  await stopEverything(1)
}
