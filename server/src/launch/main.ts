import { demoLogins } from '../demo/logins.ts'
import { StartFailure } from '../startup/start-failure.ts'
import { readMode } from './mode.ts'
import { startCorner } from './start-corner.ts'
import { isStopping, obeyStopSignals, stopEverything } from './stop-signals.ts'

/** The program: starts Corner in the mode given by the arguments, prints its address, and runs until it is stopped. */
export async function main(args: readonly string[]): Promise<void> {
  const startedAtMs = performance.now()
  obeyStopSignals()
  try {
    const mode = readMode(args)
    const corner = await startCorner(mode, process.env)
    console.log(`Ready on ${corner.url} after ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`)
    if (corner.simulatorUrl) console.log(`  with the WHOOP simulator ${corner.simulatorUrl}`)
    if (corner.setupUrl) console.log(`\nThe first administrator registers here, once:\n  ${corner.setupUrl}`)
    if (mode === 'demo') console.log(`\n${demoLogins()}`)
  } catch (error) {
    if (!isStopping()) console.error(error instanceof StartFailure ? error.message : error)
    await stopEverything(1)
  }
}
