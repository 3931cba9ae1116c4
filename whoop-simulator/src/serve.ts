import { flushCompileCache } from 'node:module'
import { readSettings, type Settings } from './settings.ts'
import { buildSimulator } from './simulator.ts'

const CLOSE_WITHIN_MS = 900

/** Reads the environment, listens, says so on standard output, and closes on SIGTERM and SIGINT. */
export async function serve(): Promise<void> {
  const settings = readSettingsOrExit()
  const { app } = buildSimulator(settings)
  /** A caller that holds a connection must not hold the process. */
  const stop = async () => {
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
  const address = await app.listen({ port: settings.port, host: settings.host })
  console.log(`WHOOP simulator ready on ${address}`)
  flushCompileCache() // now, because whoever is killed writes none
}

function readSettingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
