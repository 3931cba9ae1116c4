import { flushCompileCache } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { readSettings, type Settings, type UsualSettings } from './settings.ts'
import { buildSimulator } from './simulator.ts'

const CLOSE_WITHIN_MS = 900

/** One simulated cloud. */
interface Program {
  /** In the ready line. */
  name: string
  build(settings: Settings): { app: FastifyInstance }
  usual?: UsualSettings
}

const WHOOP: Program = { name: 'WHOOP', build: buildSimulator }

/** Reads the environment, listens, prints the ready line, and closes on SIGTERM and SIGINT. */
export async function serve({ name, build, usual }: Program = WHOOP): Promise<void> {
  const settings = readSettingsOrExit(usual)
  const { app } = build(settings)
  /** An open connection must not keep the process alive. */
  const stop = async () => {
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
  const address = await app.listen({ port: settings.port, host: settings.host })
  console.log(`${name} simulator ready on ${address}`)
  flushCompileCache() // now, because a killed process does not write its cache
}

function readSettingsOrExit(usual?: UsualSettings): Settings {
  try {
    return readSettings(process.env, usual)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
