import { readSettings, type Settings } from './settings.ts'
import { buildSimulator } from './simulator.ts'

const CLOSE_WITHIN_MS = 900

const settings = readSettingsOrExit()
const { app } = buildSimulator(settings)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
const address = await app.listen({ port: settings.port, host: settings.host })
console.log(`WHOOP simulator ready on ${address}`)

function readSettingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** A caller that holds a connection must not hold the process. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
  await app.close()
  process.exit(0)
}
