import { flushCompileCache } from 'node:module'
import { readSettings, type Settings } from './settings.ts'
import { buildSimulator } from './simulator.ts'

const CLOSE_WITHIN_MS = 900

/** Reads the environment, listens, prints the ready line, and closes on SIGTERM and SIGINT. */
export async function serve(): Promise<void> {
  const settings = readSettingsOrExit()
  const { app } = buildSimulator(settings)
  /** An open connection must not keep the process alive. */
  const stop = async () => {
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
  const address = await app.listen({ port: settings.port, host: settings.host })
  console.log(`Polar simulator ready on ${address}`)
  flushCompileCache() // now, because a killed process does not write its cache
}

function readSettingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
